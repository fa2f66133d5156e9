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
  /// Why ``frame`` is `nil`.
  package var unknown: UnknownFrame?
  /// The rectangle that the whole picture fills, which may be larger than ``frame`` and the window.
  /// `nil` if the frame or the picture's size is not known.
  package var drawn: ViewFrame?
  /// How many times too wide or too high the picture is, if it takes the shape of the window; `nil`
  /// below 5 %, which is hard to see.
  package var stretch: Double?
  /// The point of the window that shows the focus; `nil` if there is none.
  package var focus: Point?

  private enum CodingKeys: CodingKey { case name, contentMode, frame, unknown, drawn }
}

/// Places the pictures of an app's launch screen in windows.
package struct LaunchScreenLayout: Sendable {
  private enum Content: Sendable {
    case storyboard(InterfaceDocument)
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
      guard let screen = contents.launchScreenDictionary(key, for: idiom) else { return nil }
      let isInset = screen.value.dictionary?["UIImageRespectsSafeAreaInsets"]?.boolean
      content = .image(
        name: screen.assets.first { !$0.isColor }?.name ?? "", respectsSafeArea: isInset == true)
    case .storyboardName, .storyboards:
      let document =
        key == .storyboards
        ? contents.storyboards.documents(.launch).first?.document
        : contents.launchDocument(for: idiom)
      guard let document, document.rootOfAnyClass != nil else { return nil }
      content = .storyboard(document)
    }
  }

  /// The pictures that a device shows in a window, from back to front.
  package func pictures(on trait: AssetTrait, in window: LaunchWindow) -> [PictureInWindow] {
    switch content {
    case .storyboard(let document):
      let layout = InterfaceLayout(document, for: trait.classes)
      return layout.map { pictures($0, trait, window) } ?? []
    case .image(let name, let respectsSafeArea):
      if name.isEmpty { return [] }
      let file = assets?.sets[name]?.file(for: trait)
      var picture = PictureInWindow(
        name: name, role: name == LaunchScreenKind.imageName ? .artwork : nil,
        contentMode: file?.isSliced == true ? "scaleToFill" : "center")
      if respectsSafeArea {
        picture.unknown = .safeArea
      } else {
        picture.frame = window.frame(ofSafeArea: false)
      }
      picture.setDrawn(file?.imageSize)
      return [picture]
    }
  }

  private func pictures(
    _ layout: InterfaceLayout, _ trait: AssetTrait, _ window: LaunchWindow
  ) -> [PictureInWindow] {
    func file(_ view: InterfaceElement) -> ImageSet.File? {
      view["image"].flatMap { assets?.sets[$0]?.file(for: trait) }
    }
    let frames = layout.frames(in: window) { file($0)?.imageSize }
    return layout.images.map { view in
      var picture = PictureInWindow(
        name: view["image"] ?? "", contentMode: view["contentMode"] ?? "scaleToFill")
      switch view["id"].flatMap({ frames[$0] }) ?? .failure(.open) {
      case .success(let frame): picture.frame = frame
      case .failure(let reason): picture.unknown = reason
      }
      switch view["id"] {
      case LaunchScreenKind.artworkView:
        picture.role = .artwork
        if let frame = try? layout.focusView.flatMap({ frames[$0] })?.get() {
          let corner = ViewFrame(
            x: frame.x + frame.width, y: frame.y + frame.height, width: 0, height: 0
          ).rounded
          picture.focus = PictureInWindow.Point(x: corner.x, y: corner.y)
        }
      case LaunchScreenKind.logoView: picture.role = .logo
      default: break
      }
      picture.setDrawn(file(view)?.imageSize)
      if let file = file(view), !file.isSliced, !file.picture.hasOneColor,
        file.picture.unseen == nil
      {
        picture.setStretch(of: file.imageSize, in: window)
      }
      return picture
    }
  }
}

extension PictureInWindow {
  fileprivate mutating func setStretch(
    of size: InterfaceLayout.ImageSize?, in window: LaunchWindow
  ) {
    guard contentMode == "scaleToFill", let size, let frame else { return }
    // The picture may end at the layout guides.
    let free = (window.size.width - Int(frame.width), window.size.height - Int(frame.height))
    let area = window.safeArea
    guard (0...area.left + area.right + 1).contains(free.0),
      (0...area.top + area.bottom + 1).contains(free.1),
      (-1...Double(free.0) + 1).contains(frame.x), (-1...Double(free.1) + 1).contains(frame.y)
    else { return }
    let ratio = frame.width / frame.height / (size.width / size.height)
    if max(ratio, 1 / ratio) > 1.05 { stretch = max(ratio, 1 / ratio) }
  }

  /// Whether a window of this size cuts off a part of the picture. A picture that fills its view is
  /// meant to lose parts.
  package func isCut(by window: PointSize) -> Bool {
    guard let drawn, contentMode != "scaleAspectFill" else { return false }
    return drawn.x < -1 || drawn.y < -1 || drawn.x + drawn.width > Double(window.width) + 1
      || drawn.y + drawn.height > Double(window.height) + 1
  }

  /// Whether a window of this size shows nothing of the picture.
  package func isOutside(of window: PointSize) -> Bool {
    guard let shown = contentMode == "scaleAspectFill" ? frame : drawn else { return false }
    if shown.width <= 0 || shown.height <= 0 { return true }
    return shown.x >= Double(window.width) || shown.y >= Double(window.height)
      || shown.x + shown.width <= 0 || shown.y + shown.height <= 0
  }

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
