internal import LaunchApps
internal import LaunchImages
internal import LaunchRules
internal import Pictures
internal import Pixels

extension PreviewLaunchScreen {
  /// Describes a launch screen that a build makes.
  ///
  /// - Parameter pictures: the pictures of the artworks by role, where `nil` stands for the main
  ///   artwork.
  init(_ plan: LaunchScreenPlan, _ pictures: [ArtworkRole?: Picture], held: InterfaceOrientation) {
    let (fit, fitting) = Self.fit(plan)
    self.init(
      text: "\(plan.kind.key.lead) \(fitting)", picture: pictures[nil],
      padPicture: pictures[.pad], uprightPicture: pictures[.portrait],
      darkPicture: pictures[.dark], fit: fit, background: plan.background,
      darkBackground: plan.darkBackground, isKnown: true, displays: Display.today, held: held)
    if plan.fit != nil, let shown = plan.logo {
      logo = pictures[.logo].map { PictureLayer($0, .unscaled(shown)) }
    }
  }

  private static func fit(_ plan: LaunchScreenPlan) -> (PictureFit, words: String) {
    switch (plan.fit, plan.kind) {
    case (nil, _):
      let logo =
        plan.logo
        ?? UnscaledLogo(size: PointSize(width: 1, height: 1), position: .center)
      let place = logo.position == .center ? "in the middle" : "at the same place"
      return (.unscaled(logo), "The logo has \(logo.size) points, \(place) of every screen.")
    case (let fit?, .storyboard):
      let logo = plan.logo.map { "; the logo has \($0.size) points" } ?? ""
      return (.fitted(fit, plan.anchor), "Its picture is fitted with \(fit.rawValue)\(logo).")
    case (_, .screen):
      return (.fitted(.contain), LaunchScreenKey.systemFit)
    }
  }
}

extension PreviewLaunchScreen {
  /// The launch screen of an app, as the newest iOS shows it; `nil` if iOS finds none in the app.
  init?(_ report: LaunchExplanation) {
    let shown = report.rows.compactMap { row -> (key: LaunchScreenKey, row: LaunchSurvey.Row)? in
      guard case .launchScreen(let key) = row.launch.outcome,
        !report.isBlank(row.launch.outcome)
      else { return nil }
      return (key, row)
    }
    // The newest iOS obeys the key that was introduced last.
    guard let key = shown.map(\.key).max(by: { $0.minimumOS < $1.minimumOS }) else { return nil }
    let rows = shown.filter { $0.key == key }.map(\.row)
    let contents = report.contents.shownStoryboard(key)
    func load(_ path: String?, keepsAlpha: Bool = false) -> Picture? {
      path.flatMap {
        try? Picture(at: $0, longestSide: ArtworkPreview.overviewSide, keepsAlpha: keepsAlpha)
      }
    }
    let picture = load(contents?.picture)
    let displays = Display.today.filter { display in rows.contains { $0.display == display } }
    self.init(
      text: Self.text(key, contents, isFound: picture != nil), picture: picture,
      padPicture: load(contents?.padPicture), uprightPicture: load(contents?.uprightPicture),
      darkPicture: load(contents?.darkPicture), fit: Self.fit(contents),
      background: Self.color(contents?.background),
      darkBackground: contents?.darkBackground.map(Self.color), isKnown: contents != nil,
      displays: displays.isEmpty ? [rows[0].display] : displays, held: rows[0].launch.orientation)
    logo = contents?.logo.flatMap { logo in
      load(logo.picture, keepsAlpha: true).map {
        PictureLayer($0, .unscaled(UnscaledLogo(logo.points, at: logo.place)))
      }
    }
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
