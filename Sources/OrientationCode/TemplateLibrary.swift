internal import Mustache

/// The files of the folder Templates/Code, which are a part of the binary.
enum TemplateLibrary {
  static let shared = MustacheLibrary(templates: [
    "landscape-app.swift": parse(PackageResources.landscape_app_swift_mustache),
    "landscape-app.objc": parse(PackageResources.landscape_app_objc_mustache),
    "landscape-scene.swift": parse(PackageResources.landscape_scene_swift_mustache),
    "landscape-scene.objc": parse(PackageResources.landscape_scene_objc_mustache),
    "portrait-after-launch.swift": parse(PackageResources.portrait_after_launch_swift_mustache),
    "portrait-after-launch.objc": parse(PackageResources.portrait_after_launch_objc_mustache),
    "scene-orientations.swift": parse(PackageResources.scene_orientations_swift_mustache),
    "scene-orientations.objc": parse(PackageResources.scene_orientations_objc_mustache),
    "root-view-controller.swift": parse(PackageResources.root_view_controller_swift_mustache),
    "root-view-controller.objc": parse(PackageResources.root_view_controller_objc_mustache),
    "navigation-delegate.swift": parse(PackageResources.navigation_delegate_swift_mustache),
    "navigation-delegate.objc": parse(PackageResources.navigation_delegate_objc_mustache),
    "navigation-subclass.swift": parse(PackageResources.navigation_subclass_swift_mustache),
    "navigation-subclass.objc": parse(PackageResources.navigation_subclass_objc_mustache),
    "tab-bar-delegate.swift": parse(PackageResources.tab_bar_delegate_swift_mustache),
    "tab-bar-delegate.objc": parse(PackageResources.tab_bar_delegate_objc_mustache),
    "portrait-first.swift": parse(PackageResources.portrait_first_swift_mustache),
    "portrait-first.objc": parse(PackageResources.portrait_first_objc_mustache),
    "rotation-lock.swift": parse(PackageResources.rotation_lock_swift_mustache),
    "rotation-lock.objc": parse(PackageResources.rotation_lock_objc_mustache),
    "landscape-on-plus.swift": parse(PackageResources.landscape_on_plus_swift_mustache),
    "landscape-on-plus.objc": parse(PackageResources.landscape_on_plus_objc_mustache),
    "regular-width-container.swift": parse(PackageResources.regular_width_container_swift_mustache),
    "regular-width-container.objc": parse(PackageResources.regular_width_container_objc_mustache),
    "upside-down.swift": parse(PackageResources.upside_down_swift_mustache),
    "upside-down.objc": parse(PackageResources.upside_down_objc_mustache),
    "ipad-landscape-screen.swift": parse(PackageResources.ipad_landscape_screen_swift_mustache),
    "ipad-landscape-screen.objc": parse(PackageResources.ipad_landscape_screen_objc_mustache),
    "rotation-callbacks.swift": parse(PackageResources.rotation_callbacks_swift_mustache),
    "rotation-callbacks.objc": parse(PackageResources.rotation_callbacks_objc_mustache),
  ])

  /// A template that cannot be parsed is a fault of the build, which the tests find.
  private static func parse(_ bytes: [UInt8]) -> MustacheTemplate {
    do {
      return try MustacheTemplate(string: String(decoding: bytes, as: UTF8.self))
    } catch {
      preconditionFailure("a template cannot be parsed: \(error)")
    }
  }
}
