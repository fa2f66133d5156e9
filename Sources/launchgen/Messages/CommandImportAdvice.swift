import LaunchImages
import LaunchImport

/// The remedies for the findings of `launchgen import`, in terms of its options.
struct CommandImportAdvice: ImportAdvice {
  let orientationOption = "--orientation"

  func remedy(for issue: ImageIssue, at path: String) -> String {
    switch issue {
    case .unreadable(let fault): fault.remedy(for: path)
    case .compressedByXcode: PNGError.compressedByXcode.remedy(for: path)
    case .fitsNoScreen, .contradicts: "launchgen makes images that fit"
    case .upright: "launchgen turns it"
    case .neverTurned: "launchgen makes it from landscape art"
    case .turnedOtherWay: "launchgen turns it the other way"
    case .assumedTurn: "look at the artwork, then name the right --orientation"
    case .unknownTurn: "use --orientation, or --info-plist"
    case .enlarged: "use the original artwork if there is one"
    case .differs: "launchgen makes all from one"
    case .unclear: "look at it"
    case .ignoredOrientation:
      "if other programs show it right, export it with turned pixels"
    case .stale(.otherSystem): "leave it"
    case .stale: "delete it"
    }
  }

  func remedy(for remark: ImportRemark) -> String? {
    switch remark {
    case .disagreement: "choose one with --info-plist or --target-name"
    case .launchesInPortrait:
      "put a landscape orientation first in UISupportedInterfaceOrientations, and add --merge to the "
        + "command"
    case .leftOut, .unseen, .needsLaunchScreen: nil
    }
  }

  func arguments(_ replacement: Replacement) -> [String] { replacement.arguments }

  /// The command as it was typed, with `--orientation` added.
  func confirmation(_ orientation: LandscapeOrientation) -> String {
    CommandLineText.text + " --orientation \(orientation.rawValue)"
  }
}

extension ImageFault {
  fileprivate func remedy(for path: String) -> String {
    switch self {
    case .unreadable(.missing): "add it, or delete its slot"
    case .unreadable, .archive: "check the file"
    case .undecodable(let error): error.remedy(for: path)
    case .tooLarge: "if it is the original artwork, build from it: launchgen build"
    }
  }
}

extension Replacement {
  /// The arguments of the `launchgen build` that makes the new images, with both names first.
  fileprivate var arguments: [String] {
    var words = ["launchgen", "build", artwork]
    func add(_ option: String, _ value: String?) {
      // A value that begins with a hyphen would be parsed as an option.
      if let value {
        words += value.utf8.first == UInt8(ascii: "-") ? ["\(option)=\(value)"] : [option, value]
      }
    }
    if artwork.utf8.first == UInt8(ascii: "-") { words[2] = "./" + artwork }
    add("--orientation", orientation?.rawValue)
    add("--screens", screens?.map(\.description).joined(separator: ","))
    add("--scales", scales?.words)
    add("--name-prefix", namePrefix)
    add("--output", output)
    add("--merge", infoPlist)
    if replacesEntries { words.append("--replace") }
    if needsLaunchScreen { words += ["--launch-file", "storyboard"] }
    return words
  }
}

extension ScaleSelection {
  fileprivate var words: String {
    switch self {
    case .list(let scales): scales.map { "\($0.rawValue)" }.joined(separator: ",")
    case .native: "native"
    }
  }
}
