import ArgumentParser

struct Launchgen: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "launchgen",
    abstract: "Makes the launch images of a landscape iPhone app, and their Info.plist entries.",
    discussion: """
      An iPhone app that launches into landscape needs launch images of portrait dimensions whose \
      content is turned, and an entry under UILaunchImages for each (Apple's TN2244). launchgen \
      makes both from one landscape PNG.

      Exit codes:
      \(ExitStatus.list)
      """,
    version: version,
    subcommands: [
      Build.self, Merge.self, Plist.self, Check.self, Explain.self, Screens.self, Template.self,
    ])
}
