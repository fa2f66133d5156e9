import Foundation
import TestSupport

extension RuleSamples {
  static let projects: [String: RuleSamples] = [
    "project-file": RuleSamples(
      failing: .project { $0.file = "// !$*UTF8*$!\n{\n<<<<<<< HEAD\n}" },
      .project { $0.file = "{ objects = {}; }" },
      passing: .project()),
    "info-plist-file": RuleSamples(
      failing: .project { $0.texts = [:] },
      passing: .project(),
      .project { $0.project.targets[0].settings = ["GENERATE_INFOPLIST_FILE = YES"] }),
    "configuration-file": RuleSamples(
      failing: .project { $0.project.base = "Gone.xcconfig" },
      .project {
        $0.project.base = "Base.xcconfig"
        $0.texts["Base.xcconfig"] = "#include \"Gone.xcconfig\""
      },
      passing: .project(),
      .project {
        $0.project.base = "Base.xcconfig"
        $0.texts["Base.xcconfig"] = "#include? \"Gone.xcconfig\""
      }),
    "unknown-setting": RuleSamples(
      failing: .project {
        $0.texts["App/Info.plist"] = ProjectSample.infoPlist.replacing(
          "UIInterfaceOrientationLandscapeRight", with: "$(ORIENTATION)")
      },
      .project { $0.project.targets[0].settings = ["INFOPLIST_FILE = \"$(PLACE)/Info.plist\""] },
      .project { $0.project.targets[0].settings = ["INFOPLIST_FILE = ../Info.plist"] },
      .project { $0.project.targets[0].settings = [] },
      passing: .project {
        $0.texts["App/Info.plist"] = ProjectSample.infoPlist.replacing(
          "UIInterfaceOrientationLandscapeRight", with: "$(ORIENTATION)")
        $0.project.settings.append("ORIENTATION = UIInterfaceOrientationLandscapeRight")
      }),
    "ignored-setting": RuleSamples(
      failing: .clean.with {
        $0.project = .generated(
          "INFOPLIST_KEY_UILaunchScreen_Generation = YES", "IPHONEOS_DEPLOYMENT_TARGET = 14.0",
          "INFOPLIST_KEY_UILaunchScreen_UIColorName = Blue")
      },
      passing: .clean.with {
        $0.project = .generated(
          "INFOPLIST_KEY_UILaunchScreen_Generation = YES", "IPHONEOS_DEPLOYMENT_TARGET = 14.0")
      }),
    "not-in-target": RuleSamples(
      failing: .project { $0.project.targets[0].resources.removeLast() },
      .project {
        $0.texts["Elsewhere/Launch.storyboard"] = ""
        $0.project.targets[0].settings += [
          "GENERATE_INFOPLIST_FILE = YES", "INFOPLIST_KEY_UILaunchStoryboardName = Launch",
        ]
      },
      // A member without its file.
      .project { $0.images["App/Default-iOS7@2x.png"] = nil },
      // Asset catalogs.
      .clean.with { $0.project = .catalog(["Portrait"]).outside },
      .project { $0 = .withLaunchScreen.outside },
      passing: .project(), .project { $0 = .withLaunchScreen },
      .project {
        $0 = .catalog(["Portrait"]).outside
        $0.project.targets[0].settings += ["INFOPLIST_KEY_UILaunchScreen_Generation = YES"]
        $0.project.targets[0].settings += [
          "GENERATE_INFOPLIST_FILE = YES", "IPHONEOS_DEPLOYMENT_TARGET = 14.0",
        ]
      },
      .project {
        $0.texts["App/Launch.storyboard"] = ""
        $0.project.targets[0].resources.append("App/Launch.storyboard")
        $0.project.targets[0].settings += [
          "GENERATE_INFOPLIST_FILE = YES", "INFOPLIST_KEY_UILaunchStoryboardName = Launch",
        ]
      }),
    "member-twice": RuleSamples(
      failing: .project { $0 = .withSecond("Old/Default-iOS7@2x.png") },
      .project { $0 = .withSecond("Old/Launch.storyboard") },
      // Languages have a folder each in the app.
      .project { $0 = .withSecond("Old/de.lproj/Launch.xib", "de.lproj/Launch.xib") },
      .project { $0 = .withSecond("Old/Launch.xib", "New/Launch.xib") },
      // A synchronized folder is flat in the app.
      .project {
        $0 = .withSecond("App/Old/Default-iOS7@2x.png")
        $0.project.targets[0].folder = "App"
        $0.project.targets[0].resources = []
      },
      passing: .project(), .project { $0 = .withStoryboard },
      .project { $0 = .withSecond("Old/Launch.xib") },
      .project { $0 = .withSecond("de.lproj/Default-iOS7@2x.png") },
      .project { $0 = .withSecond("de.lproj/Launch.xib", "fr.lproj/Launch.xib") },
      // Other files are not this program's matter.
      .project { $0 = .withSecond("Old/icon.png", "New/icon.png") },
      // Xcode takes a file that is listed twice once.
      .project { $0.project.targets[0].resources += $0.project.targets[0].resources },
      // The file is on the disk, but not in the target.
      .project {
        $0 = .withSecond("Old/Default-iOS7@2x.png")
        $0.project.targets[0].resources.removeLast()
      },
      .project {
        $0 = .withSecond("Old/Default-iOS7@2x.png")
        $0.project.targets[0].settings.append("EXCLUDED_SOURCE_FILE_NAMES = \"Old/*\"")
      }),
    "launch-screen-platform": RuleSamples(
      failing: .project { $0 = .withStoryboard.forMacs },
      // A target for macOS has the file too.
      .project {
        $0 = .withStoryboard
        $0.project.targets.append(
          XcodeProjectText.Target(
            "Desktop", ["SDKROOT = macosx"], resources: ["App/Launch.storyboard"]))
      },
      // Most Macs ignore case.
      .project {
        $0 = .withStoryboard
        $0.project.targets.append(
          XcodeProjectText.Target(
            "Desktop", ["SDKROOT = macosx"], resources: ["APP/launch.storyboard"]))
      },
      passing: .project { $0 = .withStoryboard },
      // The Mac app gets other files.
      .project { $0 = .withStoryboard.forMacs.onlyOnPhones },
      .project {
        $0 = .withStoryboard
        $0.project.targets.append(
          XcodeProjectText.Target("Desktop", ["SDKROOT = macosx"], resources: ["App/Main.xib"]))
      }),
    "launch-screen-catalyst": RuleSamples(
      failing: .project { $0 = .withStoryboard.onMacs("YES") },
      .project { $0 = .withLaunchScreen.onMacs("YES") },
      .project {
        $0 = .withStoryboard
        $0.project.base = "Base.xcconfig"
        $0.texts["Base.xcconfig"] = "SUPPORTS_MACCATALYST = YES"
      },
      passing: .project { $0 = .withStoryboard.onMacs("NO") }, .project { $0 = .withStoryboard },
      .project { $0 = .clean.onMacs("YES") }),
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

  /// With more members of the target, which are images or storyboards.
  fileprivate static func withSecond(_ paths: String...) -> ProjectSample {
    withStoryboard.with { sample in
      sample.project.targets[0].resources += paths
      for path in paths where path.hasSuffix(".png") { sample.images[path] = (640, 960) }
      for path in paths where !path.hasSuffix(".png") {
        sample.texts[path] =
          (path.hasSuffix(".xib") ? StoryboardText.xib : StoryboardText.clean).text
      }
    }
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
