/// Folders with code of others, and with what builds make. A search for apps and their files leaves
/// them out, unless it begins in one of them.
package enum ForeignFolders {
  /// Names of CocoaPods, Carthage, npm and Yarn, Xcode, and xcodebuild for Swift packages. They mean
  /// the same in any case.
  private static let names: Set = [
    "pods", "carthage", "node_modules", "deriveddata", "sourcepackages",
  ]
  /// Names that people also give to folders of their own, but with a capital letter: Unity exports
  /// an app to `Build`, and `Vendor` may be an app. In lower case, they are names of Xcode, CMake,
  /// Gradle and Flutter, and of Bundler, Composer and Go.
  private static let lowercaseNames: Set = ["build", "vendor"]

  package static func contains(_ name: String) -> Bool {
    lowercaseNames.contains(name) || names.contains(name.lowercased())
  }

  /// The line that says what a search left out; `nil` if it left out nothing.
  package static func note(_ folders: [String]) -> String? {
    if folders.isEmpty { return nil }
    let more = folders.count - shownCount
    let list = folders.prefix(shownCount).joined(separator: ", ")
    return "left out: \(list)\(more > 0 ? " and \(more) more" : "") "
      + "(code of others, or made by builds); name a folder to include it"
  }

  private static let shownCount = 5
}
