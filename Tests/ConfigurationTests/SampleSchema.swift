import Testing

@testable import Configuration

extension ConfigurationSchema {
  /// Two commands with an option of each kind.
  static let sample = ConfigurationSchema { command in
    func option(_ name: String, _ kind: OptionKind) -> DeclaredOption {
      DeclaredOption(name: name, kind: kind)
    }
    return switch command {
    case "build":
      [
        option("fit", .value(allowed: ["cover", "contain", "fill"])),
        option("launch-file", .value(allowed: ["storyboard", "ui-launch-screen"])),
        option("background", .value(allowed: [])), option("max-pixels", .value(allowed: [])),
        option("jobs", .value(allowed: [])), option("scales", .list), option("screens", .list),
        option("replace", .flag), option("prune", .flag), option("strict", .flag),
        option("help", .flag), option("output", .path), option("dark", .path),
      ]
    case "merge": [option("launch-file", .value(allowed: ["storyboard", "ui-launch-screen"]))]
    case "check":
      [
        option("disable", .repeated(allowed: ["missing-file", "name-suffix"])),
        option("sdk", .value(allowed: [])),
      ]
    default: []
    }
  }
}
