import ArgumentParser

struct Launchgen: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "launchgen",
    abstract: "Makes the launch images of a landscape iPhone app, and their Info.plist entries.",
    discussion: """
      An iPhone app that launches into landscape needs launch images of portrait dimensions whose \
      content is turned, and an entry under UILaunchImages for each (Apple's TN2244). launchgen \
      makes both from one landscape PNG.

      Exit codes: 0 done, 1 the check found errors, 64 usage, 65 bad artwork or property list, \
      66 input not found or not readable, 70 a fault of launchgen, 71 out of memory, 73 output \
      cannot be created, 74 input or output error, 75 changed meanwhile: try again, 77 no \
      permission to write.
      """,
    version: version,
    subcommands: [
      Build.self, Merge.self, Plist.self, Check.self, Explain.self, Screens.self, Template.self,
    ])
}
