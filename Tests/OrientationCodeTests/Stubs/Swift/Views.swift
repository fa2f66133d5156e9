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
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case center = 4
  }

  public init(frame: CGRect) { self.frame = frame }
  public required init?(coder: NSCoder) { nil }
  public override convenience init() {
    self.init(frame: CGRect(size: CGSize(width: 0, height: 0)))
  }
  open var frame: CGRect = CGRect(size: CGSize(width: 0, height: 0)) {
    didSet {
      for view in subviews {
        if view.autoresizingMask.contains(.flexibleWidth) {
          view.frame.size.width += frame.size.width - oldValue.size.width
        }
        if view.autoresizingMask.contains(.flexibleHeight) {
          view.frame.size.height += frame.size.height - oldValue.size.height
        }
      }
    }
  }
  open var bounds: CGRect {
    get { frame }
    set { frame = newValue }
  }
  open var autoresizingMask: AutoresizingMask = []
  open var contentMode: ContentMode = .scaleToFill
  open var backgroundColor: UIColor?
  open var alpha: CGFloat = 1
  open var isUserInteractionEnabled = true
  /// Of the informal protocol UIAccessibility, which all objects have.
  open var accessibilityElementsHidden = false
  open var translatesAutoresizingMaskIntoConstraints = true
  @available(iOS 13.0, *)
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { style }
    set { style = newValue }
  }
  private var style = UIUserInterfaceStyle.unspecified

  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []
  open var window: UIWindow? { superview.flatMap { $0 as? UIWindow ?? $0.window } }
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }
  open func bringSubviewToFront(_ view: UIView) {
    subviews.removeAll { $0 === view }
    subviews.append(view)
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func layoutSubviews() {}

  open var safeAreaLayoutGuide = UILayoutGuide()
  open var topAnchor = NSLayoutYAxisAnchor()
  open var bottomAnchor = NSLayoutYAxisAnchor()
  open var leftAnchor = NSLayoutXAxisAnchor()
  open var rightAnchor = NSLayoutXAxisAnchor()

  /// The completion handler has a default in Swift.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    Fake.animations.append(duration)
    animations()
    guard let completion else { return }
    Fake.later({ MainActor.assumeIsolated { completion(true) } }, after: duration)
  }
}

public enum UIAccessibility {
  @MainActor public static var isReduceMotionEnabled: Bool { Fake.reducesMotion }
}

@MainActor open class UIImageView: UIView {
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(size: CGSize(width: 0, height: 0)))
  }
  public required init?(coder: NSCoder) { nil }
  open var image: UIImage?
}

@MainActor open class UIColor: NSObject {
  public convenience init?(named name: String) {
    guard Fake.colors.contains(name) else { return nil }
    self.init(name)
  }
  public static let black = UIColor("black")
  @available(iOS 13.0, *)
  public static let systemBackground = UIColor("systemBackground")

  public let name: String
  init(_ name: String) { self.name = name }
}

public struct UIEdgeInsets: Equatable, Sendable {
  public static let zero = UIEdgeInsets(top: 0)
  public var top: CGFloat
  public init(top: CGFloat) { self.top = top }
}

@MainActor open class UIImage: NSObject {
  public init?(named name: String) {
    guard let insets = Fake.images[name] else { return nil }
    self.name = name
    capInsets = insets
  }
  public let name: String
  open var capInsets: UIEdgeInsets
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

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  open var isActive = false
  open private(set) weak var firstAnchor: NSLayoutAnchor?
  open private(set) weak var secondAnchor: NSLayoutAnchor?
  init(_ first: NSLayoutAnchor, _ second: NSLayoutAnchor) {
    firstAnchor = first
    secondAnchor = second
  }
}

/// A generic class in UIKit.
@MainActor open class NSLayoutAnchor: NSObject {}

@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor {
  open func constraint(equalTo anchor: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
    NSLayoutConstraint(self, anchor)
  }
}

@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor {
  open func constraint(equalTo anchor: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
    NSLayoutConstraint(self, anchor)
  }
}

@MainActor open class UILayoutGuide: NSObject {
  open var topAnchor = NSLayoutYAxisAnchor()
  open var bottomAnchor = NSLayoutYAxisAnchor()
  open var leftAnchor = NSLayoutXAxisAnchor()
  open var rightAnchor = NSLayoutXAxisAnchor()
}

@MainActor open class UIWindow: UIView {
  @available(iOS, introduced: 2.0, deprecated: 26.0, message: "Use init(windowScene:)")
  public override init(frame: CGRect) { super.init(frame: frame) }
  @available(iOS 13.0, *)
  public init(windowScene: UIWindowScene) {
    scene = windowScene
    super.init(frame: CGRect(size: CGSize(width: 0, height: 0)))
  }

  public required init?(coder: NSCoder) { nil }

  @available(iOS 13.0, *)
  open var windowScene: UIWindowScene? {
    get { scene as? UIWindowScene }
    set { scene = newValue }
  }
  private weak var scene: NSObject?
  open var rootViewController: UIViewController?
  open func makeKeyAndVisible() {}
}
