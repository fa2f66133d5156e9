import Testing

@testable import ManyApps

extension ConfigurationSchema {
  /// The commands with an option of each kind.
  static let sample = ConfigurationSchema { command in
    func option(_ name: String, _ kind: OptionKind) -> DeclaredOption {
      DeclaredOption(name: name, kind: kind)
    }
    return switch command {
    case "build":
      [
        option("fit", .value(allowed: ["cover", "contain", "fill"])),
        option("background", .value(allowed: [])), option("upright-from", .value(allowed: [])),
        option("jobs", .value(allowed: [])), option("scales", .list), option("screens", .list),
        option("replace", .flag), option("prune", .flag), option("strict", .flag),
        option("help", .flag), option("output", .path), option("logo", .path),
      ]
    case "screen": [option("kind", .value(allowed: ["storyboard", "ui-launch-screen"]))]
    case "pwa": [option("add-screen", .repeated(allowed: [])), option("output", .path)]
    default: []
    }
  }
}
