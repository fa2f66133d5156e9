internal import Files

/// A target in one configuration: its build settings, and the problems of the .xcconfig files that
/// set them.
package struct TargetConfiguration: Sendable {
  package let name: String
  /// The identifier of the configuration's object, which several targets may share.
  package let id: String
  package let settings: BuildSettings
  package let issues: [ConfigurationIssue]
}

extension XcodeProject {
  /// Reads the configurations of a target with their .xcconfig files, in the project's order.
  package func configurations(
    of target: ApplicationTarget, _ reader: inout BuildConfigurationReader
  ) -> [TargetConfiguration] {
    configurations(target.configurations, of: target.name, &reader)
  }

  /// Reads the configurations of a target that makes another product.
  package func configurations(
    of target: OtherTarget, _ reader: inout BuildConfigurationReader
  ) -> [TargetConfiguration] {
    configurations(target.configurations, of: target.name, &reader)
  }

  private func configurations(
    _ list: ConfigurationList, of target: String, _ reader: inout BuildConfigurationReader
  ) -> [TargetConfiguration] {
    list.configurations.map { own in
      reader.begin()
      let shared = configurations[own.name]
      let levels = [
        defaults(target, own.name),
        reader.assignments(shared?.base), shared?.assignments ?? [],
        reader.assignments(own.base), own.assignments,
      ]
      return TargetConfiguration(
        name: own.name, id: own.id,
        settings: BuildSettings(
          levels: levels.map { SettingLevel($0, configuration: own.name) }),
        issues: reader.issues)
    }
  }

  package func configurations(of target: ApplicationTarget) -> [TargetConfiguration] {
    var reader = BuildConfigurationReader(self)
    return configurations(of: target, &reader)
  }

  /// The settings that Xcode itself defines, as far as file names depend on them.
  private func defaults(
    _ target: String, _ configuration: String
  ) -> [SettingAssignment] {
    let root = Path.standardized(Path.joined(location.absoluteFolder, sourceRoot))
    let bundle = Path.joined(location.absoluteFolder, Path.name(of: location.bundle))
    let values = [
      "TARGET_NAME": target, "TARGETNAME": target,
      "PROJECT_NAME": location.name, "PROJECT": location.name, "CONFIGURATION": configuration,
      "SRCROOT": root, "SOURCE_ROOT": root, "PROJECT_DIR": location.absoluteFolder,
      "PROJECT_FILE_PATH": bundle, "PLATFORM_NAME": "iphoneos",
      "EFFECTIVE_PLATFORM_NAME": "-iphoneos", "DEVELOPMENT_LANGUAGE": developmentRegion,
      "INFOPLIST_EXPAND_BUILD_SETTINGS": "YES",
    ]
    // A dollar sign in a folder's name does not begin a variable.
    return values.mapValues { $0.replacing("$", with: "$$") }
      .merging(Self.references) { first, _ in first }
      .map { SettingAssignment(name: $0, conditions: [], value: $1, origin: nil) }
  }

  private static let references = [
    "PRODUCT_NAME": "$(TARGET_NAME)",
    "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
    "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "WRAPPER_NAME": "$(PRODUCT_NAME).app",
    "FULL_PRODUCT_NAME": "$(WRAPPER_NAME)",
  ]
}
