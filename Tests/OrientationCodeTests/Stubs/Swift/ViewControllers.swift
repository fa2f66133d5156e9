// UIKit, as Basics.swift tells.

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {}

@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Swift gives imported completion handlers a default.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

@MainActor open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  public required init?(coder: NSCoder) {}
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  open var view: UIView! = nil
  open var viewIfLoaded: UIView? { nil }
  open func viewDidLoad() {}
  open func viewWillLayoutSubviews() {}

  open func addChild(_ childController: UIViewController) {}
  open func didMove(toParent parent: UIViewController?) {}

  @available(iOS 17.0, *)
  open var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(horizontalSizeClass: .unspecified) }
    set {}
  }
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  @available(iOS 16.0, *)
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  @available(iOS 26.0, *)
  open var prefersInterfaceOrientationLocked: Bool { false }
  @available(iOS 26.0, *)
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
  @available(iOS, introduced: 6.0, deprecated: 16.0)
  open var shouldAutorotate: Bool { true }
  @available(iOS, introduced: 5.0, deprecated: 16.0)
  open class func attemptRotationToDeviceOrientation() {}
}

@MainActor public protocol UINavigationControllerDelegate: NSObject {
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .all }
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .portrait }
}

@MainActor open class UINavigationController: UIViewController {}

@MainActor public protocol UITabBarControllerDelegate: NSObject {
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { .all }
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { .portrait }
}

@MainActor open class UITabBarController: UIViewController {}
