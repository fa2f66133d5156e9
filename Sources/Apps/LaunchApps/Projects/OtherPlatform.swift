package import XcodeProjects

/// A platform whose apps cannot contain storyboards for iOS: Xcode stops the build.
package enum OtherPlatform: String, CaseIterable, Sendable {
  case macOS = "macosx"
  case tvOS = "appletvos"
  case watchOS = "watchos"

  /// The name in platform filters.
  var filter: String { "\(self)".lowercased() }

  /// The device in ibtool's messages.
  package var device: String {
    switch self {
    case .macOS: "mac"
    case .tvOS: "tv"
    case .watchOS: "watch"
    }
  }
}

extension BuildSettings {
  /// The platforms of this kind for which a target is built.
  package var otherPlatforms: [OtherPlatform] {
    let names = self["SUPPORTED_PLATFORMS"]?.known?.split(separator: " ") ?? []
    let sdk = self["SDKROOT"]?.known ?? ""
    return OtherPlatform.allCases.filter { platform in
      names.isEmpty
        ? sdk.hasPrefix(platform.rawValue) : names.contains(platform.rawValue[...])
    }
  }
}

/// The application targets of a project that make no app for iPhones and iPads.
struct OtherApplications {
  private var targets: [(name: String, platforms: [OtherPlatform], files: TargetFiles)] = []

  init(_ project: XcodeProject, _ folders: inout SynchronizedFolders) {
    if project.targets.count < 2 { return }
    var reader = BuildConfigurationReader(project)
    for target in project.targets {
      let configurations = project.configurations(of: target, &reader)
      guard let first = configurations.first, !configurations.contains(where: \.isForPhones) else {
        continue
      }
      let files = TargetFiles(of: target, in: project, &folders)
      targets.append((target.name, first.settings.otherPlatforms, files))
    }
  }

  /// The targets that compile a storyboard for another platform.
  func misplaced(_ path: String) -> [ProjectContents.Misplaced] {
    targets.flatMap { name, platforms, files in
      platforms.filter { files.has(path, on: $0.filter) }.map {
        ProjectContents.Misplaced(path: path, platform: $0, target: name)
      }
    }
  }
}
