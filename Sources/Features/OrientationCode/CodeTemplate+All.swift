extension CodeTemplate {
  /// All templates, the most common first.
  public static let all = [
    CodeTemplate(
      "landscape-app", PackageResources.landscape_app_swift_template,
      PackageResources.landscape_app_objc_template),
    CodeTemplate(
      "landscape-scene", PackageResources.landscape_scene_swift_template,
      PackageResources.landscape_scene_objc_template),
    CodeTemplate(
      "scene-manifest", PackageResources.scene_manifest_plist_template,
      PackageResources.scene_manifest_plist_template),
    CodeTemplate(
      "portrait-after-launch", PackageResources.portrait_after_launch_swift_template,
      PackageResources.portrait_after_launch_objc_template),
    CodeTemplate(
      "scene-orientations", PackageResources.scene_orientations_swift_template,
      PackageResources.scene_orientations_objc_template),
    CodeTemplate(
      "root-view-controller", PackageResources.root_view_controller_swift_template,
      PackageResources.root_view_controller_objc_template),
    CodeTemplate(
      "navigation-delegate", PackageResources.navigation_delegate_swift_template,
      PackageResources.navigation_delegate_objc_template),
    CodeTemplate(
      "navigation-subclass", PackageResources.navigation_subclass_swift_template,
      PackageResources.navigation_subclass_objc_template),
    CodeTemplate(
      "tab-bar-delegate", PackageResources.tab_bar_delegate_swift_template,
      PackageResources.tab_bar_delegate_objc_template),
    CodeTemplate(
      "portrait-first", PackageResources.portrait_first_swift_template,
      PackageResources.portrait_first_objc_template),
    CodeTemplate(
      "rotation-lock", PackageResources.rotation_lock_swift_template,
      PackageResources.rotation_lock_objc_template),
    CodeTemplate(
      "landscape-on-plus", PackageResources.landscape_on_plus_swift_template,
      PackageResources.landscape_on_plus_objc_template),
    CodeTemplate(
      "regular-width-container", PackageResources.regular_width_container_swift_template,
      PackageResources.regular_width_container_objc_template),
    CodeTemplate(
      "upside-down", PackageResources.upside_down_swift_template,
      PackageResources.upside_down_objc_template),
    CodeTemplate(
      "ipad-landscape-screen", PackageResources.ipad_landscape_screen_swift_template,
      PackageResources.ipad_landscape_screen_objc_template),
    CodeTemplate(
      "rotation-callbacks", PackageResources.rotation_callbacks_swift_template,
      PackageResources.rotation_callbacks_objc_template),
    CodeTemplate(
      "reset-launch-screen-cache", PackageResources.reset_launch_screen_cache_swift_template,
      PackageResources.reset_launch_screen_cache_objc_template),
    CodeTemplate(
      "hold-launch-screen", PackageResources.hold_launch_screen_swift_template,
      PackageResources.hold_launch_screen_objc_template, isHold: true),
    CodeTemplate(
      "hold-launch-screen-metal", PackageResources.hold_launch_screen_metal_swift_template,
      PackageResources.hold_launch_screen_metal_objc_template, isHold: true),
  ]
}
