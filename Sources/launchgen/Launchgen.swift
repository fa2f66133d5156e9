import ArgumentParser

struct Launchgen: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "launchgen",
    abstract: "Make launch images and their Info.plist entries for a landscape iPhone app.",
    discussion: """
      An iPhone app that launches into landscape needs launch images with portrait dimensions and \
      rotated content, and an entry for each under UILaunchImages (Apple's TN2244). launchgen \
      makes both from one landscape PNG.

      Exit codes: 0 success, 1 'check' found errors, 64 wrong usage, 65 bad artwork or property \
      list, 66 input missing or unreadable, 70 a bug in launchgen, 71 out of memory, 73 output \
      cannot be created, 74 input or output error, 75 a file changed meanwhile (try again), 77 no \
      permission to write.
      """,
    version: version,
    subcommands: [
      Build.self, Merge.self, Plist.self, Check.self, Explain.self, Screens.self, Template.self,
    ])
}
