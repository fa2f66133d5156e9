internal import AppDocuments
package import LaunchRules
internal import Pictures
internal import Pixels

/// What a device shows of a launch screen with one picture on a color, and an optional logo over it.
package struct ShownStoryboard: Equatable, Sendable {
  /// The path of the picture's file, if it was found.
  package var picture: String?
  /// The picture's content mode as in UIView, such as `scaleAspectFill`; `nil` if iOS decides.
  package var contentMode: String?
  /// The picture's width and height in points. Without a file, this is the size in the storyboard.
  package var points: PointSize?
  /// The path of the picture in an image view above the picture, which does not scale it.
  package var logo: String?
  /// The background color as red, green and blue from 0 through 1; `nil` if it is not known.
  package var background: [Double]?
}

extension InterfaceElement {
  /// The red, green and blue of a color from 0 through 1; `nil` for a named or system color.
  package var fixedColor: [Double]? {
    ColorSet.samples { attribute in self[attribute].flatMap { Double($0) } }
  }

  /// The name of a named or system color. Xcode 11 and earlier wrote other attributes.
  var colorName: String? {
    ["name", "systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]
      .lazy.compactMap { self[$0] }.first
  }

  /// Whether the element is the bar of a navigation controller that hides it. The bar has its name
  /// as its key. Toolbars are hidden unless the controller says otherwise.
  fileprivate func isHiddenBar(in document: InterfaceDocument) -> Bool {
    guard self["key"] == name, name != "tabBar" else { return false }
    let controllers = document.elements.filter { $0.name == "navigationController" }
    return name == "toolbar"
      ? controllers.allSatisfy { $0["toolbarHidden"] != "NO" }
      : controllers.allSatisfy { $0.isSet("navigationBarHidden") }
  }

  /// The color of a view's background.
  package var background: InterfaceElement? {
    children(named: "color").first { $0["key"] == "backgroundColor" }
  }
}

extension BundleContents {
  /// The launch screen that a key specifies, on a device; `nil` if the launch screen is unreadable,
  /// or shows more than a picture and a logo in their own colors.
  package func shownStoryboard(
    _ key: LaunchScreenKey, on trait: AssetTrait
  ) -> ShownStoryboard? {
    let isTinted = images(of: key, on: trait).contains { name, _ in
      storyboards.assets?.sets[name]?.faults.contains { $0.kind == .template } == true
    }
    if isTinted { return nil }
    return switch key {
    case .storyboardName: installedDocument(on: trait).flatMap { shown($0, trait) }
    case .storyboards:
      storyboards.documents(.launch).first.flatMap {
        shown($0.document.installed(for: trait.classes), trait)
      }
    case .screen, .screens: shownScreen(key, trait)
    }
  }

  private func shownScreen(_ key: LaunchScreenKey, _ trait: AssetTrait) -> ShownStoryboard? {
    guard let screen = launchScreenDictionary(key, for: trait.idiom), screen.bars.isEmpty else {
      return nil
    }
    var shown = picture(named: screen.assets.first { !$0.isColor }?.name, trait)
    shown.contentMode = "center"
    let color = screen.assets.first(where: \.isColor)?.name ?? "systemBackgroundColor"
    shown.background = background(color, nil, trait)
    return shown
  }

  private func shown(_ document: InterfaceDocument, _ trait: AssetTrait) -> ShownStoryboard? {
    let views = document.elements.filter { $0.name == "imageView" }
    let others: Set = [
      "label", "button", "textField", "webView", "containerView", "navigationBar", "tabBar",
      "toolbar",
    ]
    // At most one picture, with at most one logo over it. Items of bars have images too.
    guard views.count <= 2,
      views.dropFirst().allSatisfy({
        ["center", "scaleAspectFit"].contains($0["contentMode"] ?? "")
      }), Set(views.compactMap { $0["image"] }) == Set(document.images.map(\.name)),
      !document.elements.contains(where: {
        others.contains($0.name) && !$0.isHiddenBar(in: document) && $0["text"] != ""
      })
    else { return nil }
    let view = document.rootOfAnyClass ?? document.elements.first { $0.name == "view" }
    var shown = picture(named: views.first.flatMap { $0["image"] }, trait)
    shown.contentMode = views.first.map { $0["contentMode"] ?? "scaleToFill" }
    shown.points = shown.points ?? views.first.flatMap(document.size)
    shown.logo = views.dropFirst().first.flatMap { picture(named: $0["image"], trait).picture }
    let color = view?.background
    shown.background = color?.fixedColor ?? background(color?.colorName, document, trait)
    return shown
  }

  /// The background with a name: of a catalog, or as Interface Builder stored it in the document, in
  /// light mode. Without a name, it is white.
  private func background(
    _ name: String?, _ document: InterfaceDocument?, _ trait: AssetTrait
  ) -> [Double]? {
    if let own = name.flatMap({ storyboards.assets?.colors[$0]?.color(for: trait) }) { return own }
    guard let name, name != "whiteColor" else { return [1, 1, 1] }
    if name == "systemBackgroundColor" { return trait.isDark ? [0, 0, 0] : [1, 1, 1] }
    let stored = document?.root.child(named: "resources")?.children.filter { $0["name"] == name }
    return stored?.lazy.compactMap { $0.child(named: "color")?.fixedColor }.first
  }

  private func picture(named name: String?, _ trait: AssetTrait) -> ShownStoryboard {
    let file = name.flatMap { storyboards.assets?.sets[$0]?.file(for: trait) }
    return ShownStoryboard(picture: file?.picture.path, points: file?.points)
  }
}
