internal import LaunchApps
package import LaunchImages
package import Pictures
internal import Platform
package import Texts

/// What a user may choose for the launch screen of an app.
package struct ScreenChoices: Sendable {
  /// Whether the choices of the last run are forgotten.
  package var isReset = false
  /// Whether the parts of the launch screen get new names, because devices cache the old ones.
  package var isFresh = false
  package var placing = PictureChoices()
  package var screen = LaunchScreenChoices()
  package var isStrict = false
  /// The longest side of small pictures for a preview; `nil` if no such pictures are made.
  package var overviewSide: Int?

  package init() {}

  /// The paths of all pictures, except a picture from standard input.
  package var paths: [String] { placing.paths(with: screen.files.map(\.path)) }

  package func validate() throws(ValueFault) {
    try placing.validate()
    try screen.validate(hasArtwork: placing.hasArtwork)
    if screen.kind == .screen {
      throw ValueFault(
        "'--kind ui-launch-screen' is for --output",
        remedy: "a project gets a storyboard, which iOS 8 and "
          + "later show")
    }
  }

  func images(for app: ScreenApp, jobs: Int) async throws -> LaunchImageSet {
    var options = BuildOptions()
    options.pictures = placing.options
    options.warningsAreErrors = isStrict
    options.artworkIsLogo = !placing.hasArtwork
    options.overviewSide = overviewSide
    options.jobs = jobs
    options.screen = screen
    // Most crops of a launch screen are first seen on a device, so the build warns of them.
    options.findsHiddenParts = true
    let devices = Set(app.builds.flatMap { LaunchSurvey.Scope($0.contents.info).devices })
    options.devices = options.devices.filter(devices.contains)
    return try await Generator.generate(
      placing.source, further: placing.further(screen.files), options: options)
  }

  /// Adds the choices of the last run for options that this run does not set.
  ///
  /// - Returns: a line for people about the added choices; `nil` if no choices were added.
  /// - Throws: ``InstallError`` if a choice in the record cannot be used. A record may come with a
  ///   repository, so artworks are read only in the app's folder or in the current folder.
  mutating func complete(from installation: Installation) throws -> String? {
    let texts = isReset ? [:] : installation.screen.choices ?? [:]
    if texts.isEmpty { return nil }
    let app = installation.app
    var earlier = EarlierChoices(texts) { path, name in
      try app.keptArtwork(path, option: "--\(name)")
    }
    do {
      try placing.visit(&earlier)
      try screen.visit(&earlier)
      let unknown = texts.keys.sorted().first { !earlier.known.contains($0) }
      if let unknown { throw ValueFault("'\(unknown)' is not an option that is kept") }
    } catch let fault as ValueFault {
      throw InstallError.record(path: app.recordPath, reason: fault.words)
    }
    try mapError(try validate()) { (fault: ValueFault) in
      InstallError.other(
        Message(
          .usage, app.name, "cannot use the options of the last run too (\(fault.words))",
          "name them again, or use --reset"))
    }
    let used = earlier.used.all.map(\.words)
    if used.isEmpty { return nil }
    return "\(app.name): uses \(used.joined(separator: ", ")) again, as the last run did (--reset "
      + "starts anew)"
  }

  /// The choices for the record, in which paths are relative to the record's folder.
  func recorded(in app: ScreenApp) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: WrittenChoices(placing, screen).all.map {
        ($0.name, $0.isPath ? app.recorded($0.text) : $0.text)
      })
  }
}
