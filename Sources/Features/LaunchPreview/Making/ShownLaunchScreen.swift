internal import LaunchApps
internal import LaunchImages
internal import LaunchRules
internal import Pictures
internal import Pixels

/// The launch screen of an app, as the newest iOS shows it.
struct ShownLaunchScreen {
  /// The launch screen; `nil` if iOS finds none in the app.
  let launchScreen: PreviewLaunchScreen?

  init(_ report: LaunchExplanation, _ loader: PictureLoader) {
    let shown = report.rows.compactMap { row -> (LaunchScreenKey, LaunchSurvey.Row)? in
      guard case .launchScreen(let key) = row.launch.outcome,
        !report.isBlank(row.launch.outcome)
      else { return nil }
      return (key, row)
    }
    // The newest iOS obeys the key that was introduced last.
    let newest = shown.map(\.0).max { first, second in
      first.minimumOS < second.minimumOS
    }
    guard let key = newest else {
      launchScreen = nil
      return
    }
    let rows = shown.filter { $0.0 == key }.map(\.1)
    let contents = report.contents.shownStoryboard(key)
    func load(_ path: String?, keepsAlpha: Bool = false) -> Picture? {
      path.flatMap {
        try? loader.picture(
          at: $0, longestSide: ArtworkPreview.overviewSide, keepsAlpha: keepsAlpha
        ).get()
      }
    }
    let picture = load(contents?.picture)
    let displays = Display.today.filter { display in rows.contains { $0.display == display } }
    var launchScreen = PreviewLaunchScreen(
      key: key.rawValue, text: Self.text(key, contents, isFound: picture != nil), picture: picture,
      fit: Self.fit(contents), background: Self.color(contents?.background),
      isKnown: contents != nil, displays: displays.isEmpty ? [rows[0].display] : displays,
      held: rows[0].launch.orientation)
    launchScreen.padPicture = load(contents?.padPicture)
    launchScreen.uprightPicture = load(contents?.uprightPicture)
    launchScreen.darkPicture = load(contents?.darkPicture)
    if let logo = contents?.logo {
      launchScreen.logo = load(logo.picture, keepsAlpha: true)
      launchScreen.logoFit = .unscaled(UnscaledLogo(logo.points, at: logo.place))
    }
    launchScreen.darkBackground = contents?.darkBackground.map { Self.color($0) }
    self.launchScreen = launchScreen
  }

  private static func text(
    _ key: LaunchScreenKey, _ contents: ShownStoryboard?, isFound: Bool
  ) -> String {
    let lead = key.lead
    guard let contents else {
      return "\(lead) Its contents are not drawn here: they are compiled, missing, or more than a "
        + "picture on a color."
    }
    guard contents.picture != nil, isFound else {
      return "\(lead) It has no picture that was found."
    }
    return contents.contentMode == nil ? "\(lead) \(LaunchScreenKey.systemFit)" : lead
  }

  private static func fit(_ contents: ShownStoryboard?) -> PictureFit {
    let anchor = contents.map { Anchor($0.place) } ?? .position(.center)
    switch contents?.contentMode {
    case "scaleAspectFill": return .fitted(.cover, anchor)
    case "scaleToFill": return .fitted(.fill)
    case "center":
      guard let points = contents?.points, let place = contents?.place else { fallthrough }
      return .unscaled(UnscaledLogo(points, at: place))
    default: return .fitted(.contain, anchor)
    }
  }

  private static func color(_ parts: [Double]?) -> RGBColor {
    func byte(_ part: Double) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
    // White is the default background of views and of UILaunchScreen.
    guard let parts, parts.count == 3, parts.allSatisfy(\.isFinite) else {
      return RGBColor(red: 255, green: 255, blue: 255)
    }
    return RGBColor(red: byte(parts[0]), green: byte(parts[1]), blue: byte(parts[2]))
  }
}

extension Anchor {
  fileprivate init(_ place: InterfacePlace) {
    switch place {
    case .position(let x, let y): self = .position(Position(x: x, y: y))
    case .focus(let x, let y): self = .focus(Position(x: x, y: y))
    }
  }
}

extension UnscaledLogo {
  fileprivate init(_ points: PointSize, at place: InterfacePlace) {
    let position =
      switch Anchor(place) {
      case .position(let position), .focus(let position): position
      }
    self.init(size: points, position: position)
  }
}
