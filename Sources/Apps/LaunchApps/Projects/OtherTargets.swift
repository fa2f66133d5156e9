internal import Files
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
  package var otherPlatforms: [OtherPlatform] {
    let names = self["SUPPORTED_PLATFORMS"]?.known?.split(separator: " ") ?? []
    let sdk = self["SDKROOT"]?.known ?? ""
    return OtherPlatform.allCases.filter { platform in
      names.isEmpty
        ? sdk.hasPrefix(platform.rawValue) : names.contains(platform.rawValue[...])
    }
  }
}

/// The targets of a project that make other products than apps for iPhones and iPads.
struct OtherTargets {
  private(set) var infoPlists: Set<String> = []
  private var applications: [(name: String, platforms: [OtherPlatform], files: TargetFiles)] = []

  init(_ project: XcodeProject, _ folders: inout SynchronizedFolders) {
    var reader = BuildConfigurationReader(project)
    func infoPlists(_ configurations: [TargetConfiguration]) -> [String] {
      configurations.compactMap { configuration in
        configuration.settings["INFOPLIST_FILE"]?.known.map { Path.standardized(project.shown($0)) }
      }
    }
    for target in project.targets {
      let all = reader.configurations(of: target)
      let others = all.filter { !$0.isForPhones }
      self.infoPlists.formUnion(infoPlists(others))
      guard project.targets.count > 1, others.count == all.count, let first = all.first else {
        continue
      }
      let files = TargetFiles(of: target, in: project, &folders)
      applications.append((target.name, first.settings.otherPlatforms, files))
    }
    for target in project.otherTargets {
      self.infoPlists.formUnion(infoPlists(reader.configurations(of: target)))
    }
  }

  /// The application targets that compile a storyboard for another platform.
  func misplaced(_ path: String) -> [ProjectContents.Misplaced] {
    applications.flatMap { name, platforms, files in
      platforms.filter { files.has(path, on: $0.filter) }.map {
        ProjectContents.Misplaced(path: path, platform: $0, target: name)
      }
    }
  }
}

extension TargetConfiguration {
  /// Whether the target builds for iPhones or iPads. Macs, watches and televisions do not use
  /// launch images of this kind.
  var isForPhones: Bool {
    let platforms = settings["SUPPORTED_PLATFORMS"]?.known
    let isForPhones = platforms.map { $0.split(separator: " ").contains("iphoneos") }
    switch settings["SDKROOT"]?.known {
    case .some(let sdk) where sdk.hasPrefix("iphone"): return true
    case "auto": return isForPhones ?? true
    case .some: return isForPhones ?? false
    // SDKROOT may be set in a file that was not read.
    case nil:
      return isForPhones
        ?? ["IPHONEOS_DEPLOYMENT_TARGET", "TARGETED_DEVICE_FAMILY"]
        .contains { settings[$0] != nil }
    }
  }
}
