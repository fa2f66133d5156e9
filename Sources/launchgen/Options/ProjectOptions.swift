import ArgumentParser
import LaunchApps
import LaunchRules

struct ProjectOptions: ParsableArguments {
  @OptionGroup(title: HelpPage.project) var target: TargetOptions

  @Option(
    help: .further(
      "The configuration of an Xcode project, such as Debug. (default: for 'check', all; for other "
        + "commands, the project's default)",
      valueName: "name"))
  var configuration: String?

  mutating func validate() throws {
    try OptionText.refuseEmpty(configuration, "--configuration", "name a configuration")
  }

  /// - Parameter standard: the build configurations to read if `--configuration` is not given.
  func options(
    _ standard: LoadOptions.Configuration, _ assumptions: Assumptions = Assumptions()
  ) -> LoadOptions {
    var options = LoadOptions()
    options.target = target.targetName
    options.configuration = configuration.map { .named($0) } ?? standard
    options.allowsOutside = target.allowOutside
    options.assumptions = assumptions
    return options
  }
}

/// Options for facts that an app's Info.plist may not contain.
struct AssumptionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The version of the iOS SDK that the app is built with, such as 27. (default: DTSDKName or "
        + "DTPlatformVersion)",
      valueName: "version"),
    transform: { try OptionText.value(String($0.drop(while: \.isLetter))) })
  var sdk: OSVersion?

  @Option(
    name: .customLong("target"),
    ArgumentHelp(
      "The deployment target, such as 12.0. Findings for older iOS versions are left out. "
        + "(default: MinimumOSVersion; without it, the versions named in UILaunchImages)",
      valueName: "version"))
  var minimumOS: OSVersion?

  var assumptions: Assumptions { Assumptions(sdk: sdk, minimumOS: minimumOS) }
}
