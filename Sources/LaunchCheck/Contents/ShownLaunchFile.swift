internal import InfoPlist
internal import LaunchFiles
internal import LaunchRules
internal import PNGCodec
internal import Pixels

/// What a launch file shows, as far as that is one picture on a color.
package struct ShownLaunchFile: Hashable, Sendable {
  /// The path of the picture's largest file; `nil` if there is none, or it was not found.
  package var picture: String?
  /// The same for dark mode; `nil` if the picture is the same there.
  package var darkPicture: String?
  /// UIView's content mode of the picture: `scaleAspectFill`; `nil` if iOS decides.
  package var contentMode: String?
  /// Red, green, blue from 0 through 1; `nil` if they are not in the file.
  package var background: [Double]?
}

extension BundleContents {
  /// What the launch file of a key shows; `nil` if it was not found, is compiled, or shows more than a
  /// picture.
  package func shownLaunchFile(_ key: LaunchScreenKey) -> ShownLaunchFile? {
    switch key {
    case .storyboardName, .storyboards:
      launchFiles.documents(.launch).first.flatMap { shown($0.document) }
    case .screen, .screens: shownScreen
    }
  }

  private var shownScreen: ShownLaunchFile? {
    guard let screen = LaunchScreenDictionary.all(in: document).first else { return nil }
    let name = screen.assets.first { !$0.isColor }?.name
    let (light, dark) = pictures(named: name)
    return ShownLaunchFile(
      picture: light, darkPicture: dark, contentMode: nil, background: nil)
  }

  private func shown(_ document: InterfaceDocument) -> ShownLaunchFile? {
    let views = document.elements.filter { $0.name == "imageView" }
    let others = ["label", "button", "textField", "webView", "containerView"]
    guard views.count <= 1, !document.elements.contains(where: { others.contains($0.name) }) else {
      return nil
    }
    let view = document.elements.first { $0.name == "view" }
    let (light, dark) = pictures(named: views.first.flatMap { $0["image"] })
    return ShownLaunchFile(
      picture: light, darkPicture: dark,
      contentMode: views.first.map { $0["contentMode"] ?? "scaleToFill" },
      background: view.flatMap { Self.background($0) })
  }

  /// The color of a view, in a color space that is sRGB or gray.
  private static func background(_ view: InterfaceElement) -> [Double]? {
    let color = view.children(named: "color").first { $0["key"] == "backgroundColor" }
    guard let color else { return nil }
    if let white = color["white"].flatMap({ Double($0) }) { return [white, white, white] }
    let parts = ["red", "green", "blue"].compactMap { color[$0].flatMap { Double($0) } }
    return parts.count == 3 ? parts : nil
  }

  /// The paths of the largest files of an image, in light and dark mode.
  private func pictures(named name: String?) -> (light: String?, dark: String?) {
    guard let name, let assets = launchFiles.assets else { return (nil, nil) }
    let set = assets.catalog.images[name]
    let dark = Set(set.map(ImageSet.darkFiles) ?? [])
    let all = Set(set.map(ImageSet.files) ?? [])
    let files = assets.used.filter {
      set == nil ? LaunchAssets.looseName($0.name) == name : all.contains($0.path)
    }
    func largest(_ isDark: Bool) -> String? {
      files.filter { dark.contains($0.path) == isDark }
        .max { ($0.readable?.size.area ?? 0) < ($1.readable?.size.area ?? 0) }?.path
    }
    return (largest(false), largest(true))
  }
}
