internal import AppDocuments
package import LaunchRules
package import Pictures

/// A picture of a launch screen in a window, in points from the window's top left corner.
package struct PictureInWindow: Equatable, Encodable, Sendable {
  package enum Role: Sendable { case artwork, logo }

  package struct Point: Equatable, Encodable, Sendable {
    package var x, y: Double
  }

  package var name: String
  /// What the picture is in a launch screen that launchgen wrote; otherwise `nil`.
  package var role: Role?
  /// The content mode as in UIView, such as `scaleAspectFill`.
  package var contentMode: String
  /// The frame of the image view; `nil` if it is not known.
  package var frame: ViewFrame?
  /// The rectangle that the whole picture fills, which may be larger than ``frame`` and the window.
  /// `nil` if the frame or the picture's size is not known.
  package var drawn: ViewFrame?
  /// The point of the window that shows the focus; `nil` if there is none.
  package var focus: Point?

  private enum CodingKeys: CodingKey { case name, contentMode, frame, drawn }
}

/// Places the pictures of an app's launch screen in windows.
package struct LaunchScreenLayout: Sendable {
  private enum Content: Sendable {
    case storyboard(InterfaceLayout)
    /// The image of UILaunchScreen. Apple does not document where iOS shows an image that respects
    /// the safe area.
    case image(name: String, respectsSafeArea: Bool)
  }

  private let content: Content
  private let assets: LaunchAssets?

  /// Returns `nil` if the launch screen that `key` specifies is missing, unreadable or compiled.
  package init?(_ contents: BundleContents, _ key: LaunchScreenKey, for idiom: DeviceIdiom) {
    assets = contents.storyboards.assets
    switch key {
    case .screen, .screens:
      guard let screen = LaunchScreenDictionary.all(in: contents.document).first else { return nil }
      let isInset = screen.value.dictionary?["UIImageRespectsSafeAreaInsets"]?.boolean
      content = .image(
        name: screen.assets.first { !$0.isColor }?.name ?? "", respectsSafeArea: isInset == true)
    case .storyboardName, .storyboards:
      let document =
        key == .storyboards
        ? contents.storyboards.documents(.launch).first?.document
        : contents.launchDocument(for: idiom)
      guard let layout = document.flatMap(InterfaceLayout.init) else { return nil }
      content = .storyboard(layout)
    }
  }

  /// The pictures that a device shows in a window, from back to front.
  ///
  /// - Complexity: O(n³) for n constraints on which a picture depends
  package func pictures(on trait: AssetTrait, in window: LaunchWindow) -> [PictureInWindow] {
    switch content {
    case .storyboard(let layout): return layout.images.map { picture($0, layout, trait, window) }
    case .image(let name, let respectsSafeArea):
      if name.isEmpty { return [] }
      let file = assets?.sets[name]?.file(for: trait)
      var picture = PictureInWindow(
        name: name, role: name == LaunchScreenKind.imageName ? .artwork : nil,
        contentMode: file?.isSliced == true ? "scaleToFill" : "center")
      picture.frame = respectsSafeArea ? nil : window.frame(ofSafeArea: false)
      picture.setDrawn(file?.imageSize)
      return [picture]
    }
  }

  private func picture(
    _ view: InterfaceElement, _ layout: InterfaceLayout, _ trait: AssetTrait,
    _ window: LaunchWindow
  ) -> PictureInWindow {
    func frame(of view: InterfaceElement) -> ViewFrame? {
      layout.frame(of: view, in: window) { size(of: $0["image"], trait) }
    }
    var picture = PictureInWindow(
      name: view["image"] ?? "", contentMode: view["contentMode"] ?? "scaleToFill",
      frame: frame(of: view))
    switch view["id"] {
    case LaunchScreenKind.artworkView:
      picture.role = picture.contentMode == "center" ? .logo : .artwork
      picture.focus = layout.guide(labeled: LaunchScreenKind.focusLabel).flatMap(frame).map {
        let corner = ViewFrame(x: $0.x + $0.width, y: $0.y + $0.height, width: 0, height: 0).rounded
        return PictureInWindow.Point(x: corner.x, y: corner.y)
      }
    case LaunchScreenKind.logoView: picture.role = .logo
    default: break
    }
    picture.setDrawn(size(of: view["image"], trait))
    return picture
  }

  private func size(of image: String?, _ trait: AssetTrait) -> InterfaceLayout.ImageSize? {
    image.flatMap { assets?.sets[$0]?.file(for: trait)?.imageSize }
  }
}

extension PictureInWindow {
  /// Sets ``drawn`` for an image of this size, as UIKit draws it.
  fileprivate mutating func setDrawn(_ size: InterfaceLayout.ImageSize?) {
    guard let frame, let (width, height) = size else { return }
    let fit: Fit? =
      switch contentMode {
      case "scaleAspectFill": .cover
      case "scaleAspectFit": .contain
      case "scaleToFill", "redraw": .fill
      default: nil
      }
    if let fit {
      let inView = ViewFrame(
        picture: (width, height), in: (frame.width, frame.height), fit, .position(.center))
      drawn = inView.moved(by: frame).rounded
      return
    }
    // The other modes do not scale: center, top, bottomLeft and so on.
    func place(_ start: String, _ end: String) -> Double {
      let mode = contentMode.lowercased()
      return mode.contains(start) ? 0 : mode.contains(end) ? 1 : 0.5
    }
    drawn =
      ViewFrame(
        x: frame.x + (frame.width - width) * place("left", "right"),
        y: frame.y + (frame.height - height) * place("top", "bottom"), width: width, height: height
      ).rounded
  }
}
