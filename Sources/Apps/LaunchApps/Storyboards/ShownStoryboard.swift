internal import AppDocuments
package import LaunchRules
internal import Pictures
internal import Pixels

/// A launch screen that shows one picture on a color, with an optional logo over it.
package struct ShownStoryboard: Sendable {
  /// The path of the picture's largest file, if it was found.
  package var picture: String?
  /// The picture on iPads; `nil` if it is the same as ``picture``.
  package var padPicture: String?
  /// The picture on iPhones in portrait; `nil` if it is the same as ``picture``.
  package var uprightPicture: String?
  /// The picture in dark mode; `nil` if it is the same as ``picture``.
  package var darkPicture: String?
  /// The picture's content mode as in UIView, such as `scaleAspectFill`; `nil` if iOS decides.
  package var contentMode: String?
  /// The picture's width and height in points. Without a file, this is the size in the storyboard.
  package var points: PointSize?
  /// The path of the picture in an image view above the picture, which does not scale it.
  package var logo: String?
  /// The background color as red, green and blue from 0 through 1.
  package var background: [Double]?
  /// The background color in dark mode; `nil` if it is the same as ``background``.
  package var darkBackground: [Double]?
}

extension InterfaceElement {
  /// Whether the element is a variation that changes an image, or which views are installed.
  fileprivate var variesPictures: Bool {
    name == "variation"
      && (self["image"] != nil || children.contains { $0["key"] == "subviews" })
  }

  /// The red, green and blue of a color from 0 through 1; `nil` for a named or system color.
  package var fixedColor: [Double]? {
    ColorSet.samples { attribute in self[attribute].flatMap { Double($0) } }
  }

  /// The color of a view's background.
  package var background: InterfaceElement? {
    children(named: "color").first { $0["key"] == "backgroundColor" }
  }
}

extension BundleContents {
  /// The launch screen that a key specifies; `nil` if the launch screen is unreadable, or shows
  /// more than a picture and a logo.
  package func shownStoryboard(_ key: LaunchScreenKey) -> ShownStoryboard? {
    switch key {
    case .storyboardName, .storyboards:
      storyboards.documents(.launch).first.flatMap { shown($0.document) }
    case .screen, .screens: shownScreen
    }
  }

  private var shownScreen: ShownStoryboard? {
    guard let screen = LaunchScreenDictionary.all(in: document).first else { return nil }
    var shown = pictures(named: screen.assets.first { !$0.isColor }?.name)
    shown.contentMode = "center"
    setBackground(of: &shown, named: screen.assets.first(where: \.isColor)?.name)
    return shown
  }

  private func shown(_ document: InterfaceDocument) -> ShownStoryboard? {
    let views = document.elements.filter { $0.name == "imageView" && !$0.isSet("hidden") }
    let others = ["label", "button", "textField", "webView", "containerView"]
    // At most one picture, with at most one logo over it, whatever the size class is.
    guard views.count <= 2,
      views.dropFirst().allSatisfy({
        ["center", "scaleAspectFit"].contains($0["contentMode"] ?? "")
      }), !document.elements.contains(where: { others.contains($0.name) || $0.variesPictures })
    else { return nil }
    let view = document.elements.first { $0.name == "view" }
    var shown = pictures(named: views.first.flatMap { $0["image"] })
    shown.contentMode = views.first.map { $0["contentMode"] ?? "scaleToFill" }
    if let first = views.first {
      shown.points = shown.points ?? document.size(ofImageIn: first)
    }
    shown.logo = views.dropFirst().first.flatMap { pictures(named: $0["image"]).picture }
    let color = view?.background
    setBackground(of: &shown, named: color?["name"])
    if let own = color?.fixedColor { shown.background = own }
    return shown
  }

  private func setBackground(of shown: inout ShownStoryboard, named name: String?) {
    guard let set = name.flatMap({ storyboards.assets?.colors[$0] }) else { return }
    shown.background = set.color(for: AssetTrait(info.mainIdiom))
    let dark = set.color(for: AssetTrait(info.mainIdiom, isDark: true))
    shown.darkBackground = dark == shown.background ? nil : dark
  }

  private func pictures(named name: String?) -> ShownStoryboard {
    guard let set = name.flatMap({ storyboards.assets?.sets[$0] }) else { return ShownStoryboard() }
    let main = info.mainIdiom
    let picture = set.file(for: AssetTrait(main))
    /// The path of the file for `trait`; `nil` if the file's slot is not only for this trait, which
    /// `isOwn` decides.
    func other(_ trait: AssetTrait, _ isOwn: (CatalogContents.Slot) -> Bool) -> String? {
      set.file(for: trait).flatMap { isOwn($0.slot) ? $0.picture.path : nil }
    }
    return ShownStoryboard(
      picture: picture?.picture.path,
      padPicture: main == .pad
        ? nil : other(AssetTrait(.pad)) { $0.idiom == DeviceIdiom.pad.rawValue },
      uprightPicture: other(AssetTrait(.phone, isUpright: true)) { $0.heightClass == "regular" },
      darkPicture: other(AssetTrait(main, isDark: true)) { $0.is("dark") },
      points: picture?.points)
  }
}
