// What the Swift templates use of UIKit, and nothing else, so that they can be type-checked where
// there is no iOS SDK. The declarations follow Apple's documentation of UIKit
// (https://developer.apple.com/documentation/uikit), with its deprecations and with the
// availability of what is newer than iOS 12, the oldest that a Swift template is for. Bodies do
// nothing, except where Scenarios watch what a template does; Fakes.swift has what they control.
//
// Optional requirements of Objective-C protocols have default implementations here. A method that
// is meant to be one and is spelled wrong would pass: a test compares the templates' declarations
// with those here, letter by letter.

public typealias CGFloat = Double
public typealias TimeInterval = Double
public typealias CFTimeInterval = Double

public struct CGSize: Equatable {
  public var width: CGFloat
  public var height: CGFloat
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
}

public struct CGRect: Equatable {
  public var size: CGSize
  public init(size: CGSize) { self.size = size }
}

@MainActor open class NSObject {
  public init() {}
}

public class NSCoder {}

public struct URL: Sendable {
  public var scheme: String?
  public init(scheme: String) { self.scheme = scheme }
}

/// Knows the keys and files that Fake.info and Fake.files have.
@MainActor public final class Bundle {
  public static let main = Bundle()

  /// Of key, key~ipad and key~iphone, the value for the device, as in CoreFoundation's
  /// CFBundle_InfoPlist.c.
  public func object(forInfoDictionaryKey key: String) -> Any? {
    Fake.info[key + (Fake.isPad ? "~ipad" : "~iphone")] ?? Fake.info[key]
  }
  /// Without a name, that of any file of the type.
  public func path(forResource name: String?, ofType ext: String?) -> String? {
    let (name, ending) = (name ?? "", ".\(ext ?? "")")
    return Fake.files.first { name.isEmpty ? $0.hasSuffix(ending) : $0 == name + ending }
  }
}

public struct DispatchTime {
  var seconds: Double
  public static func now() -> DispatchTime { DispatchTime(seconds: 0) }
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }
}

public final class DispatchQueue: Sendable {
  public static let main = DispatchQueue()
  public func async(execute work: @escaping @Sendable () -> Void) {
    Fake.later(work, after: 0)
  }
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    Fake.later(work, after: deadline.seconds)
  }
}

public final class OperationQueue: Sendable {
  public static let main = OperationQueue()
}

public struct Notification: Sendable {
  public struct Name: Sendable {
    public init(_ rawValue: String) {}
  }
}

public final class NotificationCenter: Sendable {
  public static let `default` = NotificationCenter()
  @discardableResult
  public func addObserver(
    forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any AnyObject & Sendable { self }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSHomeDirectory() -> String { "" }

public final class FileManager: Sendable {
  public static let `default` = FileManager()
  public func removeItem(atPath path: String) throws {}
}
