extension CodeTemplate {
  /// All templates, the most common first.
  public static let all = [
    CodeTemplate(
      name: "landscape-app",
      summary: "Landscape only, in an app without scenes.",
      rule: "An app rotates to what Info.plist lists, if its window has a root view controller.",
      source: "TN2244, Configuring the App Window and Listing 2",
      swift: (12, PackageResources.landscape_app_swift_template),
      objectiveC: (5, PackageResources.landscape_app_objc_template)),
    CodeTemplate(
      name: "landscape-scene",
      summary: "Landscape only, in a scene-based app.",
      rule:
        "The same, with a window for each scene. Apps built with the iOS 27 SDK must have scenes.",
      source: "TN2244, Configuring the App Window; TN3187",
      swift: (13, PackageResources.landscape_scene_swift_template),
      objectiveC: (13, PackageResources.landscape_scene_objc_template)),
    CodeTemplate(
      name: "scene-manifest",
      summary: "The scenes in Info.plist, to paste.",
      rule:
        "Info.plist names the scene's delegate and storyboard. The iOS 27 SDK makes scenes compulsory.",
      source: "TN3187; Information Property List, UIApplicationSceneManifest",
      swift: (13, PackageResources.scene_manifest_plist_template),
      objectiveC: (13, PackageResources.scene_manifest_plist_template)),
    CodeTemplate(
      name: "portrait-after-launch",
      summary: "Launches into landscape, rotates into portrait later.",
      rule:
        "After launch, the app delegate's answer replaces Info.plist's; from iOS 27 on, the scene's.",
      source:
        "TN2244, Listings 3 and 4; UIWindowSceneDelegate, supportedInterfaceOrientations(for:)",
      swift: (13, PackageResources.portrait_after_launch_swift_template),
      objectiveC: (6, PackageResources.portrait_after_launch_objc_template)),
    CodeTemplate(
      name: "scene-orientations",
      summary: "Launches into landscape; each scene then decides what it rotates to.",
      rule: "iOS 27 and later ask the scene delegate, earlier versions the app delegate.",
      source: "UIWindowSceneDelegate, supportedInterfaceOrientations(for:)",
      swift: (16, PackageResources.scene_orientations_swift_template),
      objectiveC: (13, PackageResources.scene_orientations_objc_template)),
    CodeTemplate(
      name: "root-view-controller",
      summary: "A root view controller that rotates, not a subview of the window.",
      rule:
        "iOS 6 and later ask only the root; iOS 5 asks each view controller, by another method.",
      source: "TN2244, Configuring the App Window and Listing 2",
      swift: (13, PackageResources.root_view_controller_swift_template),
      objectiveC: (5, PackageResources.root_view_controller_objc_template)),
    CodeTemplate(
      name: "navigation-delegate",
      summary: "A navigation controller for landscape only.",
      rule: "A navigation controller asks its delegate, not the screens inside it.",
      source: "TN2244, Listing 5",
      swift: (12, PackageResources.navigation_delegate_swift_template),
      objectiveC: (7, PackageResources.navigation_delegate_objc_template)),
    CodeTemplate(
      name: "navigation-subclass",
      summary: "A navigation controller for landscape only, also on iOS 6.",
      rule: "iOS 6 does not ask a navigation controller's delegate, so a subclass has to answer.",
      source: "TN2244, Listing 4 and the text before Listing 5",
      swift: (12, PackageResources.navigation_subclass_swift_template),
      objectiveC: (6, PackageResources.navigation_subclass_objc_template)),
    CodeTemplate(
      name: "tab-bar-delegate",
      summary: "A tab bar controller for landscape only.",
      rule: "A tab bar controller asks its delegate, not the screens inside it.",
      source: "UITabBarControllerDelegate, tabBarControllerSupportedInterfaceOrientations(_:)",
      swift: (12, PackageResources.tab_bar_delegate_swift_template),
      objectiveC: (7, PackageResources.tab_bar_delegate_objc_template)),
    CodeTemplate(
      name: "portrait-first",
      summary: "A first screen in portrait, in an app that rotates.",
      rule: "A 6 Plus held in landscape launches into landscape if Info.plist lists it.",
      source: "Information Property List, UISupportedInterfaceOrientations",
      swift: (16, PackageResources.portrait_first_swift_template),
      objectiveC: (6, PackageResources.portrait_first_objc_template)),
    CodeTemplate(
      name: "rotation-lock",
      summary: "A screen that can be kept from rotating.",
      rule:
        "iOS 16 and later ignore shouldAutorotate; the lock of iOS 26 is a wish, for full screen only.",
      source: "UIViewController, shouldAutorotate and prefersInterfaceOrientationLocked; TN3192",
      swift: (16, PackageResources.rotation_lock_swift_template),
      objectiveC: (6, PackageResources.rotation_lock_objc_template)),
    CodeTemplate(
      name: "landscape-on-plus",
      summary: "Landscape on iPhones as large as a Plus, portrait on smaller ones.",
      rule:
        "The app decides by its size: in portrait, no size class tells a Plus from other iPhones.",
      source: "UIWindowScene, effectiveGeometry; WWDC 2026, session 278",
      swift: (13, PackageResources.landscape_on_plus_swift_template),
      objectiveC: (8, PackageResources.landscape_on_plus_objc_template)),
    CodeTemplate(
      name: "regular-width-container",
      summary: "Landscape on the iPhone 6 and larger ones, laid out as on a Plus.",
      rule: "A container can override the traits of its child.",
      source: "WWDC 2014, session 216; WWDC 2026, session 278; UIViewController, traitOverrides",
      swift: (17, PackageResources.regular_width_container_swift_template),
      objectiveC: (8, PackageResources.regular_width_container_objc_template)),
    CodeTemplate(
      name: "upside-down",
      summary: "Upside down, also on iPhone.",
      rule:
        "Device, app and view controller must agree; a view controller on iPhone does not by default.",
      source: "UIViewController, supportedInterfaceOrientations",
      swift: (13, PackageResources.upside_down_swift_template),
      objectiveC: (6, PackageResources.upside_down_objc_template)),
    CodeTemplate(
      name: "ipad-landscape-screen",
      summary: "A landscape screen in an iPad app that rotates.",
      rule:
        "If Info.plist lists all four orientations, an iPad asks neither app nor view controller.",
      source: "UIViewController, supportedInterfaceOrientations; TN3192",
      swift: (13, PackageResources.ipad_landscape_screen_swift_template),
      objectiveC: (6, PackageResources.ipad_landscape_screen_objc_template)),
    CodeTemplate(
      name: "rotation-callbacks",
      summary: "A layout that changes together with the rotation.",
      rule:
        "Before the rotation, only the arguments are new; bounds and traits are still the old ones.",
      source: "UIContentContainer, viewWillTransition(to:with:)",
      swift: (12, PackageResources.rotation_callbacks_swift_template),
      objectiveC: (6, PackageResources.rotation_callbacks_objc_template)),
    CodeTemplate(
      name: "reset-launch-screen-cache",
      summary: "A debug build that shows a new launch screen at the next launch.",
      rule: "iOS keeps pictures of launch screens, and may show the old one after an update.",
      source: "Human Interface Guidelines, Launching; Library/SplashBoard is not documented",
      swift: (12, PackageResources.reset_launch_screen_cache_swift_template),
      objectiveC: (8, PackageResources.reset_launch_screen_cache_objc_template)),
    CodeTemplate(
      name: "hold-launch-screen",
      summary: "The launch screen stays until the app's first frame, then fades out.",
      rule: "iOS replaces the launch screen with the app's window even if it is still empty.",
      source:
        "Human Interface Guidelines, Launching; Information Property List, UILaunchScreen and others",
      swift: (
        13,
        PackageResources.launch_screen_hold_swift_template
          + PackageResources.hold_launch_screen_swift_template
      ),
      objectiveC: (
        8,
        PackageResources.launch_screen_hold_objc_template
          + PackageResources.hold_launch_screen_objc_template
      )),
    CodeTemplate(
      name: "hold-launch-screen-metal",
      summary: "The same for games: the launch screen stays until Metal's first frame.",
      rule: "A Metal layer is empty until its first drawable is presented; a handler reports that.",
      source: "MTLDrawable, addPresentedHandler(_:) and presentedTime",
      swift: (
        13,
        PackageResources.launch_screen_hold_swift_template
          + PackageResources.hold_launch_screen_metal_swift_template
      ),
      objectiveC: (
        8,
        PackageResources.launch_screen_hold_objc_template
          + PackageResources.hold_launch_screen_metal_objc_template
      )),
  ]
}
