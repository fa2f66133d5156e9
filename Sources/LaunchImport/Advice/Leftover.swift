/// A file, setting or entry that belongs to the old images, and can be removed when there are new
/// images.
package struct Leftover: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case file
    /// A launch image set, with its files.
    case set
    /// The build setting that names a launch image set.
    case setting
    /// A line of a project file that refers to an image file.
    case reference(file: String)
    /// An entry of UILaunchImages that a build with the Info.plist does not replace.
    case entry(key: String, index: Int, name: String?)
    /// A key of Info.plist.
    case key(String)
  }

  package let kind: Kind
  package let path: String
  /// The line, from 1; `nil` for a whole file, and in formats without lines.
  package let line: Int?
}
