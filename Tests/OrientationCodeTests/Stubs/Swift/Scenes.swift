// UIKit, as Basics.swift tells.

@available(iOS 13.0, *)
@MainActor open class UISceneSession: NSObject {
  public struct Role: Hashable, Sendable {}
  open var role: Role { Role() }
}

@available(iOS 13.0, *)
@MainActor open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) {}
  open var delegateClass: AnyClass?
}

@available(iOS 13.0, *)
@MainActor open class UIScene: UIResponder {
  @MainActor open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> = []
  }
  open var delegate: (any UISceneDelegate)?
}

/// An NSObject in UIKit, which is Hashable there.
@available(iOS 13.0, *)
public final class UIOpenURLContext: Hashable, Sendable {
  public let url: URL
  public init(url: URL) { self.url = url }
  public static func == (first: UIOpenURLContext, second: UIOpenURLContext) -> Bool {
    first === second
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(url.scheme) }
}

@available(iOS 13.0, *)
@MainActor open class UIWindowScene: UIScene {
  @available(iOS 16.0, *)
  @MainActor open class Geometry: NSObject {
    open var interfaceOrientation: UIInterfaceOrientation { .unknown }
    @available(iOS 26.0, *)
    open var coordinateSpace: any UICoordinateSpace { UIScreen() }
  }

  open var screen: UIScreen { UIScreen() }
  open var traitCollection = UITraitCollection()
  @available(iOS, introduced: 13.0, deprecated: 26.0)
  open var coordinateSpace: any UICoordinateSpace { UIScreen() }
  @available(iOS 16.0, *)
  open var effectiveGeometry: Geometry { Geometry() }
  @available(iOS, introduced: 13.0, deprecated: 26.0)
  open var interfaceOrientation: UIInterfaceOrientation { .unknown }
}

@available(iOS 13.0, *)
@MainActor public protocol UISceneDelegate: NSObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
}

@available(iOS 13.0, *)
extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
}

@available(iOS 13.0, *)
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
  @available(iOS 27.0, *)
  func supportedInterfaceOrientations(
    for windowScene: UIWindowScene
  ) -> UIInterfaceOrientationMask
}

@available(iOS 13.0, *)
extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  @available(iOS 27.0, *)
  public func supportedInterfaceOrientations(
    for windowScene: UIWindowScene
  ) -> UIInterfaceOrientationMask { .all }
}
