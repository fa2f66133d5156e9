import Foundation
import TestSupport

extension RuleSamples {
  static let projects: [String: RuleSamples] = [
    "project-file": RuleSamples(
      failing: .project { $0.file = "// !$*UTF8*$!\n{\n    "launch-screen-catalyst": RuleSamples(
      failing: .project { $0 = .withStoryboard.onMacs("YES") },
      .project {
        $0 = .withStoryboard
        $0.project.base = "Base.xcconfig"
        $0.texts["Base.xcconfig"] = "SUPPORTS_MACCATALYST = YES"
      },
      passing: .project { $0 = .withStoryboard.onMacs("NO") }, .project { $0 = .withStoryboard },
      .project { $0 = .clean.onMacs("YES") },
      // Nothing is known about UILaunchScreen.
      .project { $0 = .withLaunchScreen.onMacs("YES") }),
    "catalog-landscape": RuleSamples(
      failing: .clean.with { $0.project = .catalog(["LandscapeRight"]) },
      passing: .clean.with { $0.project = .catalog(["Portrait"]) },
      .clean.with { $0.project = .catalog(["Portrait", "LandscapeRight"]) }, .project()),
  ]
}

extension ProjectSample {
  fileprivate static let withStoryboard = clean.with {
    $0.texts["App/Launch.storyboard"] = StoryboardText.clean.text
    $0.project.targets[0].resources.append("App/Launch.storyboard")
    $0.project.targets[0].settings += [
      "GENERATE_INFOPLIST_FILE = YES", "INFOPLIST_KEY_UILaunchStoryboardName = Launch",
    ]
  }

  fileprivate var forMacs: ProjectSample {
    with {
      $0.project.targets[0].settings.append(
        "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\"")
    }
  }

  fileprivate func onMacs(_ value: String) -> ProjectSample {
    with { $0.project.targets[0].settings.append("SUPPORTS_MACCATALYST = \(value)") }
  }

  /// With a platform filter for the storyboard.
  fileprivate var onlyOnPhones: ProjectSample {
    with { sample in
      let text = sample.project.text
      let lines = text.components(separatedBy: "\n")
      let line = lines.firstIndex { $0.contains("App/Launch.storyboard") }
      guard let line else { return }
      let id = lines[line - 2].prefix { $0 != "/" }.filter { !$0.isWhitespace }
      sample.file = text.replacing(
        "fileRef = \(id);", with: "fileRef = \(id); platformFilter = ios;")
    }
  }
}
