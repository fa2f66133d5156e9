/// A file, build setting or Info.plist entry that belongs to the old images, and can be removed
/// when new images have replaced them.
package struct Leftover: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case file
    /// A launch image set, with its files.
    case set
    /// A line with the build setting that specifies the launch image set.
    case setting
    /// A line of a project file that refers to an image file.
    case reference(file: String)
    /// An entry of UILaunchImages that the new build does not replace when it merges its entries;
    /// `index` counts from 0.
    case entry(key: String, index: Int, name: String?)
    /// A key of Info.plist that is no longer needed.
    case key(String)
  }

  package let kind: Kind
  package let path: String
  /// The line number, from 1; `nil` for a whole file or folder, and in formats without lines.
  package let line: Int?
}
