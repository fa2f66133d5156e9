import ArgumentParser
import LaunchApps
import LaunchImages
import Platform
import Texts

/// The options that determine how the artwork is rotated.
struct TurningOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Which side the home button is on.",
      discussion: """
        The default is landscape-right, which rotates the artwork clockwise; landscape-left rotates \
        it counterclockwise. An app launches into the first value of UISupportedInterfaceOrientations. Apple's names, such as \
        UIInterfaceOrientationLandscapeRight, work here too.
        """))
  var orientation: LandscapeOrientation?

  @Option(
    help: ArgumentHelp(
      "Take the orientation from this app.",
      discussion: """
        The first landscape value in this Info.plist, or in that of a target of this Xcode project.
        """,
      valueName: "path"),
    completion: .file(extensions: ["plist", "xcodeproj"]))
  var infoPlist: String?

  @Option(
    help: ArgumentHelp(
      "Use none if the artwork is portrait because it is already rotated.", visibility: .further))
  var rotation: RotationChoice = .auto

  enum RotationChoice: String, CaseIterable, ExpressibleByArgument {
    case auto
    case none
  }

  mutating func validate() throws {
    if infoPlist == "" { throw ValidationError("'--info-plist' is empty; name an Info.plist.") }
  }

  /// Reads the app of `--info-plist`, and warns if the app launches in portrait. Returns `nil`
  /// without the option.
  func app(_ project: ProjectOptions, _ console: Console) throws -> LaunchedApp? {
    guard let infoPlist else { return nil }
    let app = try read(infoPlist, project)
    if app.launchesInPortrait {
      try console.warn(
        Message(
          warning: "launches into portrait, where these images do not show (the first value of "
            + "UISupportedInterfaceOrientations is portrait)", at: Message.Place(infoPlist),
          "put \(app.orientation.interfaceOrientation.rawValue) first"))
    }
    return app
  }

  /// - Parameter app: the app of `--info-plist`; `nil` without the option.
  func apply(to options: inout BuildOptions, _ app: LaunchedApp?) throws {
    let named = app?.orientation
    if let named, let orientation, named != orientation {
      throw ValidationError(
        "'--orientation \(orientation.rawValue)' disagrees with '--info-plist', whose first "
          + "landscape orientation is \(named.interfaceOrientation.rawValue); leave out one "
          + "option, or change UISupportedInterfaceOrientations.")
    }
    options.orientation = orientation ?? named
    options.isTurned = rotation == .none
  }

  private func read(
    _ path: String, _ project: ProjectOptions
  ) throws(CommandError) -> LaunchedApp {
    if NamedTarget.isProject(path) { return try NamedTarget(path, project).app }
    let path = try InfoPlistFolder.infoPlist(path)
    return try mapError(try LaunchedApp(PropertyListDocument(path: path))) {
      (error: InfoPlistError) in
      CommandError(error.message(forNamed: path))
    }
  }
}

extension LandscapeOrientation: ExpressibleByArgument {
  /// Accepts names such as `landscape-right`, and those in Info.plist and Interface Builder, such
  /// as `UIInterfaceOrientationLandscapeRight` and `LandscapeRight`. The case of letters does not
  /// matter.
  public init?(argument: String) {
    let wanted = argument.lowercased()
    let known = Self.allCases.first { orientation in
      let long = orientation.interfaceOrientation.rawValue
      let short = long.dropFirst("UIInterfaceOrientation".count)
      return [orientation.rawValue, long.lowercased(), short.lowercased()].contains(wanted)
    }
    guard let known else { return nil }
    self = known
  }
}
