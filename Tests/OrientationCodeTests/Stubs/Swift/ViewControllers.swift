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

  open var view: UIView! {
    get {
      if let loaded { return loaded }
      let view = UIView()
      loaded = view
      viewDidLoad()
      return view
    }
    set { loaded = newValue }
  }
  private var loaded: UIView?
  open var viewIfLoaded: UIView? { loaded }
  open func viewDidLoad() {}
  open func viewDidAppear(_ animated: Bool) {}
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

@MainActor open class UINavigationController: UIViewController {
  private let root: UIViewController?
  public init(rootViewController: UIViewController) {
    root = rootViewController
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let root { view.addSubview(root.view) }
    if !isNavigationBarHidden { view.addSubview(navigationBar) }
    if !isToolbarHidden { view.addSubview(toolbar) }
  }
  open var navigationBar = UINavigationBar()
  open var toolbar: UIToolbar! = UIToolbar()
  open private(set) var isNavigationBarHidden = false
  open private(set) var isToolbarHidden = true
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}

@MainActor open class UINavigationBar: UIView {
  public private(set) var image: UIImage?
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    image = backgroundImage
  }
}

@MainActor open class UIToolbar: UIView {
  public private(set) var image: UIImage?
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    image = backgroundImage
  }
}

public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
}

public enum UIBarPosition: Int, Sendable {
  case any = 0
}

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

@MainActor open class UITabBarController: UIViewController {
  open override func viewDidLoad() {
    super.viewDidLoad()
    for controller in viewControllers ?? [] { view.addSubview(controller.view) }
    view.addSubview(tabBar)
  }
  open var viewControllers: [UIViewController]?
  open var tabBar = UITabBar()
}

@MainActor open class UITabBar: UIView {
  open var backgroundImage: UIImage?
}

@MainActor open class UIStoryboard: NSObject {
  private let name: String
  /// Raises an exception if there is no such storyboard.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    precondition(Fake.files.contains("\(name).storyboardc"))
    self.name = name
  }
  open func instantiateInitialViewController() -> UIViewController? { Fake.storyboards[name]?() }
}

@MainActor open class UINib: NSObject {
  private let name: String
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }
  public struct OptionsKey: Hashable, Sendable {}
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { Fake.nibs[name] ?? [] }
}
