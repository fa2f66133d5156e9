import ArgumentParser
import LaunchImages

struct Plist: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the property list with the UILaunchImages entries.",
    discussion: """
      The entries are those of the images that 'launchgen build' writes with the same options. \
      The document is what PlistBuddy's Merge, Xcode and Bazel take; --fragment is what you paste \
      into an Info.plist. 'launchgen merge' writes the entries there itself.
      """)

  @OptionGroup var naming: NamingOptions

  @Flag(help: "Print just the key and its array, to paste into an Info.plist.")
  var fragment = false

  func run() async throws {
    let list = PropertyList(entries: naming.entries)
    try await Console(isQuiet: false).reportingErrors {
      try Results.print(fragment ? list.fragment() : list.document())
    }
  }
}
