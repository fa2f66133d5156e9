package import Files

/// Where a build for a web app writes.
package struct WebAppDestination: Hashable, Sendable {
  /// The folder for the files. It is created if it is missing.
  package var folder: String
  /// Whether to remove images of an earlier build that this build does not make.
  package var prunes = false
  /// Whether to write nothing, and only to find out what would change.
  package var isTrial = false

  /// The folder if a file named it, which must not lead out of that file's own; `nil` if a person did.
  package var confined: OutputPlace?

  package init(folder: String) { self.folder = folder }

  /// The folder, for what reads and writes in it.
  var place: OutputPlace { confined ?? OutputPlace(path: folder) }

  /// The path of a plan's file, including the folder.
  package func path(of file: String) -> String { OutputFolder.path(of: file, in: folder) }
}
