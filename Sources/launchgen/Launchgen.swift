import ArgumentParser
import Texts

struct Launchgen: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "launchgen",
    abstract: "Make launch screens for landscape iPhone apps, and launch images for older ones.",
    discussion: """
      The App Store requires a launch screen. 'launchgen screen' adds one to an Xcode project.

      iOS 7 shows a launch image instead. For a landscape app, this image is a portrait file with \
      rotated content. Info.plist lists the images under UILaunchImages (Apple's TN2244). \
      'launchgen build' makes the images and this list from one landscape PNG.

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
