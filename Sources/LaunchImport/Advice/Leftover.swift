/// Something that belongs to the old images, and can go when there are new ones.
package struct Leftover: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case file
    /// A launch image set, with its files.
    case set
    /// The build setting that names a launch image set.
    case setting
    /// A line of a project file that names a file.
    case reference(file: String)
    /// An entry of UILaunchImages, which a build with the Info.plist does not replace.
    case entry(key: String, index: Int, name: String?)
    /// A key of Info.plist.
    case key(String)
  }

  package let kind: Kind
  package let path: String
  /// From 1; `nil` for a whole file, or where the format keeps no lines.
  package let line: Int?
}
