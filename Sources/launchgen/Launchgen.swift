import ArgumentParser
import Texts

struct Launchgen: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "launchgen",
    abstract: "Make launch images and their Info.plist entries for a landscape iPhone app.",
    discussion: """
      An iPhone app that launches into landscape needs launch images with portrait dimensions and \
      rotated content, and an entry for each under UILaunchImages (Apple's TN2244). launchgen \
      makes both from one landscape PNG.

      Exit codes:
      \(ExitStatus.list)
      """,
    version: version,
    subcommands: [
      Build.self, Screen.self, Preview.self, Merge.self, Plist.self, Check.self, Explain.self,
      Displays.self, Template.self, PWA.self, Init.self, Import.self, Report.self, XcodePhase.self,
    ])
}
