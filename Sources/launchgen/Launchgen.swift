import ArgumentParser
import Texts

struct Launchgen: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "launchgen",
    abstract: "Make launch screens, and launch images for older apps, for landscape iPhone apps.",
    discussion: """
      The App Store requires a launch screen: 'launchgen screen' puts one into an Xcode project.

      An app for iOS 7 that launches into landscape needs launch images with portrait dimensions \
      and rotated content, and an entry for each under UILaunchImages (Apple's TN2244). \
      'launchgen build' makes the images and entries from one landscape PNG.

      Exit codes:
      \(ExitStatus.list)
      """,
    version: version,
    subcommands: [
      Screen.self, Build.self, Preview.self, Check.self, Explain.self, Merge.self, Plist.self,
      Displays.self, Template.self, PWA.self, Init.self, Make.self, Import.self, Report.self,
      XcodePhase.self,
    ])
}
