import ArgumentParser
import LaunchApps
import LaunchRules

/// Options for facts about an app that its Info.plist may not contain.
struct AssumptionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The SDK that the app is built with, such as 27. (default: DTSDKName or DTPlatformVersion)",
      valueName: "version"),
    transform: { try OptionText.value(String($0.drop(while: \.isLetter))) })
  var sdk: OSVersion?

  @Option(
    name: .customLong("target"),
    help: ArgumentHelp(
      "The deployment target, such as 12.0; findings that only affect older iOS versions are left "
        + "out. (default: MinimumOSVersion, or the versions that the entries are for)",
      valueName: "version"),
    transform: OptionText.value)
  var minimumOS: OSVersion?

  var assumptions: Assumptions { Assumptions(sdk: sdk, minimumOS: minimumOS) }
}
