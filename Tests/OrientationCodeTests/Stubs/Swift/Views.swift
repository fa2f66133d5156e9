// UIKit, as Basics.swift tells.

@MainActor open class UIResponder: NSObject {}

@MainActor public protocol UICoordinateSpace: AnyObject {
  var bounds: CGRect { get }
}

@MainActor open class UIScreen: NSObject, UICoordinateSpace {
  @available(iOS, introduced: 2.0, deprecated: 26.0, message: "Use a UIScreen found by context")
  open class var main: UIScreen { UIScreen() }
  open var bounds: CGRect { fatalError() }
}

@MainActor open class UIView: UIResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  public init(frame: CGRect) {}
  public override convenience init() { fatalError() }
  open var frame: CGRect = CGRect(size: CGSize(width: 0, height: 0))
  open var bounds: CGRect {
    get { frame }
    set {}
  }
  open var autoresizingMask: AutoresizingMask = []
  open var window: UIWindow? { nil }
  open func addSubview(_ view: UIView) {}
}

@MainActor open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill
    case fillEqually
  }

  open var axis: NSLayoutConstraint.Axis = .horizontal
  open var distribution: Distribution = .fill
}

@MainActor open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }
}

@MainActor open class UIWindow: UIView {
  @available(iOS, introduced: 2.0, deprecated: 26.0, message: "Use init(windowScene:)")
  public override init(frame: CGRect) { super.init(frame: frame) }
  @available(iOS 13.0, *)
  public init(windowScene: UIWindowScene) { super.init(frame: windowScene.screen.bounds) }

  @available(iOS 13.0, *)
  open var windowScene: UIWindowScene? {
    get { nil }
    set {}
  }
  open var rootViewController: UIViewController?
  open func makeKeyAndVisible() {}
}
