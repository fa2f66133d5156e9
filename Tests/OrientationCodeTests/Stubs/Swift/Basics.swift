// What the Swift templates use of UIKit, and nothing else, so that they can be type-checked where
// there is no iOS SDK. The declarations follow Apple's documentation of UIKit
// (https://developer.apple.com/documentation/uikit), with its deprecations and with the
// availability of what is newer than iOS 12, the oldest that a Swift template is for; bodies do
// nothing.
//
// Optional requirements of Objective-C protocols have default implementations here. A method that
// is meant to be one and is spelled wrong would pass: a test compares the templates' declarations
// with those here, letter by letter.

public typealias CGFloat = Double

public struct CGSize {
  public var width: CGFloat
  public var height: CGFloat
}

public struct CGRect {
  public var size: CGSize
}

@MainActor open class NSObject {
  public init() {}
}

public class NSCoder {}

public class Bundle {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSHomeDirectory() -> String { "" }

public final class FileManager: Sendable {
  public static let `default` = FileManager()
  public func removeItem(atPath path: String) throws {}
}
