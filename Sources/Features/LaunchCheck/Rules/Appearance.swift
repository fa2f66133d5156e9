internal import LaunchApps
internal import LaunchRules
internal import Pictures
internal import Pixels
internal import Texts

/// A screen as it is held at launch, or a narrow window on an iPad, with the launch screen in it.
private struct Spot: Hashable {
  let key: LaunchScreenKey
  let display: Display
  var isLandscape = false
  /// The name of a device; `nil` for a window.
  var device: String?

  var held: InterfaceOrientation { isLandscape ? .landscapeRight : .portrait }
  var size: PointSize { LaunchWindow(display, held: held).size }

  var name: String {
    device.map { "the \($0)\(isLandscape ? " in landscape" : "")" } ?? display.devices
  }

  static func all(_ app: BundleContents) -> [Spot] {
    let scope = LaunchSurvey.Scope(app.info)
    var seen: Set<Spot> = []
    let screens = LaunchSurvey(app.info, scope).rows.compactMap { row -> Spot? in
      guard case .launchScreen(let key) = row.launch.outcome else { return nil }
      let isLandscape = row.launch.orientation.isLandscape
      var spot = Spot(key: key, display: row.display, isLandscape: isLandscape)
      guard seen.insert(spot).inserted else { return nil }
      spot.device = row.devices[0].name
      return spot
    }
    let hasWindows = ResizableWindow.all(app.info, scope).contains {
      $0.place == .splitThirds || $0.place == .padWindow && $0.treatment == .preference
    }
    guard hasWindows, let key = app.info.launchScreenKey(for: .pad, .latest) else { return screens }
    return screens
      + ResizableWindow.Place.splitThirds.sizes.map { Spot(key: key, display: $0) }
  }
}

/// Rules about launch storyboards that Xcode accepts, but that look wrong.
extension Rule {
  static let pictureStretched = Rule.once(
    "picture-stretched", .warning, .apple,
    sources: ["UIView.ContentMode.scaleToFill", "woocommerce/woocommerce-ios pull request 1940"],
    needs: [.infoPlist, .orientations, .storyboards, .launchScreenKeys],
    reason:
      "A picture that is as large as the screen takes the screen's aspect ratio if its content "
      + "mode is Scale To Fill, the default. Less than 5 % is not reported."
  ) { app in
    let contents = LaunchScreenContents(app)
    let spots = Spot.all(app).filter { $0.device != nil }
    let stretched = spots.flatMap { spot in
      contents.pictures(of: spot.key, on: spot.display, spot.held).compactMap { picture in
        picture.stretch.map { (spot: spot, stretch: $0, name: picture.name) }
      }
    }
    guard let worst = stretched.max(by: { $0.stretch < $1.stretch }),
      let file = app.launchStoryboard(for: worst.spot.display.idiom)
    else { return nil }
    let count = Set(stretched.map(\.spot.display)).count
    let sides = Set(stretched.map(\.spot.isLandscape))
    let side = sides.count > 1 ? "" : sides == [true] ? "in landscape " : "in portrait "
    return Violation(
      at: .file(file.path, nil),
      "stretches '\(worst.name)' on \(count) of \(Set(spots.map(\.display)).count) screens "
        + "\(Set(spots.map(\.isLandscape)) == sides ? "" : side)(its content mode is Scale To Fill), by "
        + "\(Int((worst.stretch - 1) * 100)) % on the \(worst.spot.device ?? "")",
      "select Aspect Fill in the Attributes inspector, unless it is only a gradient",
      subjects: [worst.name])
  }

  static let pictureCut = Rule(
    "picture-cut", .warning, .shippedApps,
    sources: ["UIView.ContentMode.center", "for UILaunchScreen: dayGLANCE (pull request 1583)"],
    needs: [.infoPlist, .orientations, .storyboards, .launchScreenKeys],
    reason: "A picture that keeps its size, or its distance from an edge, is cut off or unseen on "
      + "small screens and in landscape. UILaunchScreen never scales its picture; in a storyboard, "
      + "a picture that no screen shows whole is meant to be cut off."
  ) { app in
    let contents = LaunchScreenContents(app)
    var cut: [String: [(spot: Spot, picture: PictureInWindow)]] = [:]
    var whole: Set<String> = []
    let spots = Spot.all(app)
    for spot in spots {
      for picture in contents.pictures(of: spot.key, on: spot.display, spot.held) {
        if picture.isCut(by: spot.size) || picture.isOutside(of: spot.size) {
          cut[picture.name, default: []].append((spot, picture))
        } else {
          whole.insert(picture.name)
        }
      }
    }
    let count = Set(spots.filter { $0.device != nil }.map(\.display)).count
    return cut.sorted { $0.key < $1.key }.compactMap { name, uses in
      let partly = uses.filter { $0.spot.device != nil }
      let unseen = partly.filter { $0.picture.isOutside(of: $0.spot.size) }
      let own = unseen.isEmpty ? partly : unseen
      let use = own.first ?? uses[0]
      let (spot, size) = (use.spot, use.picture.drawn)
      guard let size, whole.contains(name) || !spot.key.isStoryboard else { return nil }
      let amount = unseen.isEmpty ? "only a part" : "nothing"
      let screens = "on \(Set(own.map(\.spot.display)).count) of \(count) screens"
      let place = own.isEmpty ? "in narrow windows on iPads" : screens
      let corner = "\(Int(size.x)),\(Int(size.y))"
      let mayBeWhole =
        unseen.isEmpty
        && app.storyboards.assets?.sets[name]?.files.contains(where: \.picture.hasAlphaChannel)
          == true
      let path = spot.key.isStoryboard ? app.launchStoryboard(for: spot.display.idiom)?.path : nil
      return Violation(
        at: path.map { .file($0, nil) } ?? app.place(ofKey: spot.key.rawValue),
        "shows \(amount) of '\(name)' \(place) (it has \(Int(size.width))x\(Int(size.height)) "
          + "points at \(corner), and \(spot.name) has \(spot.size))",
        (!spot.key.isStoryboard
          ? "use a smaller image, or a launch storyboard"
          : Int(size.width) > spot.size.width || Int(size.height) > spot.size.height
            ? "limit it to the width and height of its superview, with scaleAspectFit"
            : "tie it to the middle of the screen, or to the nearest edge")
          + (mayBeWhole ? ", unless only a transparent margin is cut" : ""),
        level: own.isEmpty || mayBeWhole ? .note : nil, subjects: [name])
    }
  }

  static let pictureEnlarged = Rule(
    "picture-enlarged", .note, .apple, sources: [.catalogs],
    needs: [.infoPlist, .orientations, .storyboards, .launchScreenKeys],
    reason: "A picture with at most half of the screen's resolution looks blurred. A file without "
      + "a scale, or for 1x, has one pixel for each point. Not reported for narrow pictures, such "
      + "as gradients, and for artwork of launchgen, about which 'screen' warns."
  ) { app in
    let contents = LaunchScreenContents(app)
    var worst: [String: (spot: Spot, factor: Double, size: PixelSize)] = [:]
    for spot in Spot.all(app) where spot.device != nil {
      let trait = AssetTrait(spot.display, spot.held)
      for picture in contents.pictures(of: spot.key, on: spot.display, spot.held)
      where picture.role == nil {
        guard let drawn = picture.drawn, let set = app.storyboards.assets?.sets[picture.name],
          let file = set.file(for: trait), !file.isSliced, !file.picture.isVector,
          !file.picture.hasOneColor, let size = file.picture.size,
          min(size.width, size.height) >= 32
        else { continue }
        let across = drawn.width / Double(size.width)
        let factor = min(across, drawn.height / Double(size.height)) * Double(trait.scale)
        if factor >= 2, factor > worst[picture.name]?.factor ?? 0 {
          worst[picture.name] = (spot, factor, size)
        }
      }
    }
    return worst.sorted { $0.key < $1.key }.map { name, use in
      let (spot, factor) = (use.spot, NumberText.short((use.factor * 10).rounded() / 10))
      let path = spot.key.isStoryboard ? app.launchStoryboard(for: spot.display.idiom)?.path : nil
      return Violation(
        at: path.map { .file($0, nil) } ?? app.place(ofKey: spot.key.rawValue),
        "enlarges '\(name)' \(factor) times on \(spot.name) (it has \(use.size) pixels)",
        "add files of more pixels for 2x and 3x", subjects: [name])
    }
  }

  static let rootTranslucent = Rule(
    "root-translucent", .warning, .shippedApps,
    sources: ["UIView.backgroundColor", "admin-ch/CovidCertificate-App-iOS pull request 195"],
    needs: [.storyboards],
    reason:
      "A view without a background color is transparent, and black has been seen behind launch "
      + "screens. Not reported if another view is as large as the screen."
  ) { app in
    app.storyboards.documents(.launch).compactMap { path, document in
      guard document.isForIOS, document.usesAutoLayout, let root = document.rootView,
        let fault = root.translucence, !document.elements.contains(where: document.fillsScreen)
      else { return nil }
      return Violation(
        "\(fault) (black has been seen behind launch screens)", "set an opaque background color"
      ).of(root, in: path)
    }
  }

  static let labelUnseen = Rule(
    "label-unseen", .warning, .apple,
    sources: ["UILabel.textColor", "for launch screens: Awful/Awful.app issue 1007"],
    needs: [.infoPlist, .storyboards],
    reason: "The text of a label without a color is black in light mode and white in dark mode, "
      + "which launch screens follow. It cannot be read on a background that stays black or white."
  ) { app in
    if app.info.sdk.map({ $0 < OSVersion(13, 0) }) == true { return [] }
    return app.storyboards.documents(.launch).flatMap { path, document -> [Violation] in
      guard document.isForIOS, let color = document.rootView?.background?.fixedColor,
        let lowest = color.min(), let highest = color.max(), lowest > 0.9 || highest < 0.1,
        app.assetTraits.contains(where: { $0.isDark == (lowest > 0.9) }),
        // Another view may be behind the label.
        document.elements.count(where: { $0.background != nil }) == 1,
        !document.elements.contains(where: document.fillsScreen)
      else { return [] }
      let (mode, shade) = lowest > 0.9 ? ("dark", "white") : ("light", "black")
      return document.elements.filter(\.hasLabelColor).map { label in
        Violation(
          "cannot be read in \(mode) mode (its text\(label["text"].map { ", '\($0)'," } ?? "") has the "
            + "system's color for labels, which is \(shade) there, as is the background)",
          "set another color", cause: mode, detail: label["text"].map { "'\($0)'" }
        ).of(label, in: path)
      }
    }
  }
}

extension InterfaceElement {
  /// Why the view lets what is behind it through; `nil` if it does not. The rule
  /// ``Rule/assetDrawnOtherwise`` reports named colors.
  fileprivate var translucence: String? {
    guard let color = background else { return "has no background color" }
    return [self["alpha"], color["alpha"]].compactMap(\.self)
      .first { Double($0).map { $0 < 1 } == true }.map { "has the alpha \($0)" }
  }

  /// Whether the element is a label whose text has the system's color for labels.
  fileprivate var hasLabelColor: Bool {
    guard name == "label", !isSet("hidden"), self["text"] != "",
      child(named: "attributedString") == nil
    else {
      return false
    }
    let color = children(named: "color").first { $0["key"] == "textColor" }
    return color.map { $0["systemColor"] == "labelColor" } ?? true
  }
}
