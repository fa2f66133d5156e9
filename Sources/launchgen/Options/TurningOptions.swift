import ArgumentParser
import Files
import InfoPlist
import LaunchImages
import LaunchRules

/// Which way the artwork is turned.
struct TurningOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The orientation that the app launches into: its home button is on that side. (default: "
        + "landscape-right)",
      discussion: """
        landscape-right turns the artwork clockwise, landscape-left \
        counterclockwise. The app launches into the first orientation under \
        UISupportedInterfaceOrientations.
        """))
  var orientation: LandscapeOrientation?

  @Option(
    help: ArgumentHelp(
      "Take the orientation from the first landscape value in this Info.plist.",
      valueName: "path"),
    completion: .file(extensions: ["plist"]))
  var infoPlist: String?

  @Option(
    help: "'none' if the artwork is portrait because it has been turned already.")
  var rotation: RotationChoice = .auto

  enum RotationChoice: String, CaseIterable, ExpressibleByArgument {
    case auto
    case none
  }

  /// - Parameter merge: the merge that knows the orientation, if there is one.
  func turn(_ console: Console, mergedInto merge: InfoPlistMerge?) throws -> Turn {
    if let merge { return Turn(orientation: merge.orientation, isDone: rotation == .none) }
    let named = try infoPlist.map { try read($0, console) }
    if let named, let orientation, named != orientation {
      throw ValidationError(
        "'--orientation \(orientation.rawValue)' disagrees with '--info-plist', whose first "
          + "landscape orientation is \(named.interfaceOrientation.rawValue); leave one option "
          + "out, or change UISupportedInterfaceOrientations.")
    }
    return Turn(
      orientation: orientation ?? named ?? .landscapeRight, isDone: rotation == .none)
  }

  private func read(_ path: String, _ console: Console) throws -> LandscapeOrientation {
    do {
      let orientations = try LaunchOrientations(
        plist: FileReader.read(path: path, atMost: PropertyListDocument.byteLimit + 1))
      let landscape = try orientations.landscape()
      if orientations.launchesInPortrait {
        try console.warn(
          path,
          "launches into portrait, where these images do not show (the first value of "
            + "UISupportedInterfaceOrientations is a portrait one); put "
            + "\(landscape.interfaceOrientation.rawValue) first")
      }
      return landscape
    } catch let error as FileError {
      throw CommandError(reading: path, error)
    } catch let error as InfoPlistError {
      throw CommandError(path, error)
    }
  }
}
