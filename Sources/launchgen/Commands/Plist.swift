import ArgumentParser
import LaunchImages

struct Plist: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the entries of launch images (UILaunchImages) as a property list.",
    discussion: """
      The entries are for the images that 'launchgen build' writes with the same options. \
      PlistBuddy's Merge command, Xcode and Bazel can read the document. To paste the entries \
      into an Info.plist, use --fragment. To let launchgen do this, use 'launchgen merge'.
      """)

  @OptionGroup var naming: NamingOptions

  @Flag(help: "Print only the key and its array, to paste into an Info.plist.")
  var fragment = false

  func run() throws {
    let list = PropertyList(
      entries: naming.choices.entries(for: .phone), padEntries: naming.choices.entries(for: .pad))
    try Results.print(document: fragment ? list.fragment() : list.document())
  }
}
