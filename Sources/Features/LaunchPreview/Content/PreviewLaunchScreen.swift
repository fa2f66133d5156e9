internal import LaunchApps
internal import LaunchImages
internal import LaunchRules
internal import Pictures
internal import Pixels

/// A launch storyboard or UILaunchScreen, as today's devices show it.
struct PreviewLaunchScreen: Sendable {
  var text: String
  /// The pictures of artwork by role. The usual picture has the role `nil`. Other pictures replace
  /// the usual one on iPads, on iPhones in portrait, or on all devices in dark mode. Unreadable
  /// pictures are left out.
  var pictures: [ArtworkRole?: Picture] = [:]
  var fit = PictureFit.fitted(.contain)
  var logo: PictureLayer?
  var background = RGBColor(samples: [])
  /// The background color in dark mode; `nil` if the color is the same as in light mode.
  var darkBackground: RGBColor?
  /// Whether the content of the launch screen is known, so that it can be drawn.
  var isKnown: Bool
  var displays: [Display]
  var held: InterfaceOrientation
  /// A suffix for the names of devices, such as `, in dark mode`; empty for the usual mode.
  var mode = ""
  var isDark = false
  /// The other orientation in which the app launches; `nil` if there is none.
  var other: Launch?
  /// Windows in which people see the app, as displays without a device.
  var windows: [Display] = []
  /// The app's launch screen; `nil` for artwork.
  var source: LaunchScreenSource?

  typealias Launch = (held: InterfaceOrientation, displays: [Display])

  /// The launch screen in light mode. If it differs in the other orientation, on upright iPhones or
  /// in dark mode, further elements follow.
  var rows: [PreviewLaunchScreen] {
    var rows = [self]
    let phones = displays.filter { $0.idiom == .phone }
    if let launch = other ?? (showsPortrait && !phones.isEmpty ? (.portrait, phones) : nil) {
      var other = self
      (other.held, other.displays) = launch
      other.mode = other.held.isLandscape ? ", held sideways" : ", held upright"
      rows.append(other)
    }
    if pictures[.dark] != nil || darkBackground != nil || source?.hasDark(displays, held) == true {
      // Dark mode exists on iOS 13 and later.
      var dark = self
      dark.mode = ", in dark mode"
      dark.isDark = true
      if let picture = pictures[.dark] { dark.pictures = [nil: picture] }
      dark.background = darkBackground ?? background
      rows.append(dark)
    }
    if !windows.isEmpty {
      var inWindows = self
      inWindows.displays = windows
      inWindows.held = .portrait
      rows.append(inWindows)
    }
    return rows
  }

  /// Whether iPhones show another picture upright than in the app's landscape launch.
  var showsPortrait: Bool {
    guard held.isLandscape else { return false }
    return source?.hasPortrait ?? (pictures[.portrait] != nil)
  }

  /// What an app shows on a display; `nil` for artwork, or if it is unknown.
  private func shown(on display: Display) -> ShownStoryboard? {
    source?.shown(on: display, held, isDark: isDark)
  }

  /// Why sources disagree about whether devices show this launch screen; `nil` if they agree.
  var doubt: String? {
    source.flatMap { $0.app.launchScreenDoubt(of: $0.key, for: displays[0].idiom) }
  }

  func background(on display: Display) -> RGBColor {
    source == nil ? background : RGBColor(samples: shown(on: display)?.background ?? [])
  }

  /// The layers of pictures on a display, from back to front.
  func layers(on display: Display) -> [PictureLayer] {
    if let source { return source.layers(on: display, held, isDark: isDark) }
    let role: ArtworkRole? =
      display.idiom == .pad ? .pad : held.isLandscape ? nil : .portrait
    let shown = pictures[role] ?? pictures[nil]
    return [shown.map { PictureLayer(picture: $0, fit: fit) }, logo].compactMap(\.self)
  }

  /// Whether it is known what the app shows on a display, and where.
  private func isKnown(on display: Display) -> Bool {
    source?.isKnown(on: display, held, isDark: isDark) == true
  }

  /// What is seen on a display if it is only a color; otherwise `nil`.
  func plain(on display: Display) -> PlainScreen? {
    source.flatMap { source in
      let trait = AssetTrait(display, held, isDark: isDark)
      return source.app.content(of: source.key, on: trait).plain
    }
  }

  /// A sentence about the screens that show only a color; `nil` if there are none.
  var plainScreens: (sentence: String, isChosen: Bool)? {
    let shown = rows.flatMap { row in row.displays.map { row.plain(on: $0) } }
    let all = shown.compactMap(\.self)
    guard let first = all.first(where: { !$0.isChosen }) ?? all.first else { return nil }
    let screens = all.count == shown.count ? "Every screen shows" : "Some screens show"
    return ("\(screens) \(first.text).", first.isChosen)
  }
}

extension Display {
  /// The displays on which previews draw launch screens: iPhones with an island, a notch and a home
  /// button, the iPhone Duo folded and open, and one iPad of each aspect ratio.
  static let today: [Display] = [
    .phone874, .phone844, .phone667, .duoOuter, .duoInner, .pad1376, .pad1133,
  ]
}

extension LaunchScreenKey {
  var words: String {
    switch self {
    case .storyboardName, .storyboards: "launch storyboard"
    case .screen, .screens: "launch screen (\(rawValue))"
    }
  }

  /// The first sentences about a launch screen with this key.
  var lead: String {
    "The \(words) on current devices. iOS \(minimumOS.major) and later show it."
  }

  static let systemFit = "It is drawn here with contain: iOS fits this picture as it likes."
}

/// A picture, and the picture's fit in an image view that is as large as the screen.
struct PictureLayer: Sendable {
  let picture: Picture
  let fit: PictureFit
}

enum PictureFit: Sendable {
  case fitted(Fit, Anchor = .position(.center))
  /// The picture has the same width and height on every screen.
  case unscaled(UnscaledLogo)
  /// The rectangle of the whole picture in the window.
  case placed(ViewFrame)

  /// The frame of the whole picture in an image view that is as large as the screen, in points.
  func frame(
    of picture: PixelSize, in view: (width: Double, height: Double), _ safeArea: SafeArea
  ) -> ViewFrame {
    switch self {
    case .fitted(let fit, let anchor):
      ViewFrame(picture: (Double(picture.width), Double(picture.height)), in: view, fit, anchor)
    case .unscaled(let logo):
      logo.frame(
        on: PointSize(width: Int(view.width), height: Int(view.height)), safeArea: safeArea)
    case .placed(let frame): frame
    }
  }
}

extension PreviewLaunchScreen {
  /// A launch screen that a build makes of artworks.
  ///
  /// - Parameter launches: the orientations in which the app launches; at least one.
  init(_ plan: LaunchScreenPlan, _ pictures: [ArtworkRole?: Picture], _ launches: [Launch]) {
    let (fit, fitting) = Self.fit(plan)
    self.init(
      text: "\(plan.kind.key.lead) \(fitting)", pictures: pictures, fit: fit,
      background: plan.background, darkBackground: plan.darkBackground, isKnown: true,
      displays: launches[0].displays, held: launches[0].held)
    other = launches.dropFirst().first
    if plan.fit != nil, let shown = plan.logo {
      logo = pictures[.logo].map { PictureLayer(picture: $0, fit: .unscaled(shown)) }
    }
  }

  private static func fit(_ plan: LaunchScreenPlan) -> (PictureFit, words: String) {
    switch (plan.fit, plan.kind) {
    case (nil, _):
      let logo = plan.logo ?? UnscaledLogo(size: PointSize(width: 1, height: 1), position: .center)
      let place = logo.position == .center ? "in the middle" : "at the same place"
      return (.unscaled(logo), "The logo has \(logo.size) points, \(place) of every screen.")
    case (let fit?, .storyboard):
      let logo = plan.logo.map { "; the logo has \($0.size) points" } ?? ""
      return (.fitted(fit, plan.anchor), "Its picture is fitted with \(fit.rawValue)\(logo).")
    case (_, .screen):
      return (.fitted(.contain), LaunchScreenKey.systemFit)
    }
  }

  /// The launch screen of an app, as the newest iOS shows it; `nil` if iOS finds no launch screen.
  init?(_ report: LaunchExplanation) {
    let launched = report.rows.compactMap { row -> (key: LaunchScreenKey, row: LaunchSurvey.Row)? in
      guard case .launchScreen(let key) = row.launch.outcome, !report.isBlank(row) else {
        return nil
      }
      return (key, row)
    }
    // The newest iOS uses the key that was introduced last.
    guard let key = launched.map(\.key).max(by: { $0.minimumOS < $1.minimumOS }) else { return nil }
    let rows = launched.filter { $0.key == key }.map(\.row)
    let launches = rows.orientations(on: Display.today)
    if launches.isEmpty { return nil }
    // Two sizes of each kind show enough.
    let windows = report.windows.filter { $0.treatment == .fixedSizes }.map(\.place.sizes)
      .flatMap { [$0.first, $0.last].compactMap(\.self) }
    let source = LaunchScreenSource(
      report.contents, key, on: launches.flatMap(\.displays) + windows)
    let shown = source.shown(on: launches[0].displays[0], launches[0].held)
    let isFound = !source.pictures.isEmpty
    // Without catalogs, nobody knows the picture.
    let hasPictures =
      report.contents.storyboards.assets?.isComplete == true || isFound
      || report.contents.images(of: key, on: AssetTrait(rows[0].display, launches[0].held)).isEmpty
    self.init(
      text: "", isKnown: hasPictures, displays: launches[0].displays, held: launches[0].held)
    other = launches.dropFirst().first
    isDark = report.contents.darkModes == [true]
    self.source = source
    isKnown = isKnown && self.rows.allSatisfy { row in row.displays.allSatisfy(row.isKnown(on:)) }
    text = Self.text(key, isKnown ? shown : nil, isFound: isFound)
    var upright = self
    upright.held = .portrait
    self.windows = windows.filter(upright.isKnown(on:))
    if let plain = plainScreens { text = "\(key.lead) \(plain.sentence)" }
    if let doubt { text += " But \(doubt)." }
  }

  private static func text(
    _ key: LaunchScreenKey, _ contents: ShownStoryboard?, isFound: Bool
  ) -> String {
    guard let contents else {
      return
        "\(key.lead) Its contents are not drawn here: they are compiled, missing, tinted, made by "
        + "the build, or more than a PNG on a color, or the color or the picture's place is not known here."
    }
    if !isFound { return "\(key.lead) It has no picture that was found." }
    return contents.contentMode == nil ? "\(key.lead) \(LaunchScreenKey.systemFit)" : key.lead
  }
}
