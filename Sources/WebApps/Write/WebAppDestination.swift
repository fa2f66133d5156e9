internal import Files
internal import LaunchImages

/// Where a build for a web app writes.
package struct WebAppDestination: Hashable, Sendable {
  /// The folder for the files. It is created if it is missing.
  package var folder: String
  /// Whether to remove images of an earlier build that this build does not make.
  package var prunes = false
  /// Whether to replace, and with ``prunes`` to remove, files that somebody else may have made or
  /// edited. Otherwise such a file is an error, and nothing is written.
  package var replaces = false
  /// Whether to write nothing, and only to find out what would change.
  package var isTrial = false

  /// The folder that `folder` must not lead out of, if a file named it: absolute, without links.
  package var root: String?

  package init(folder: String) { self.folder = folder }

  /// The folder, for what reads and writes in it.
  ///
  /// - Throws: `LaunchImagesError.outputFailed` if it is outside of its root.
  func place() throws(LaunchImagesError) -> OutputPlace {
    do throws(FileError) {
      return try OutputPlace(path: folder, below: root)
    } catch {
      throw .outputFailed(path: folder, error)
    }
  }

  /// The path of a plan's file, including the folder.
  package func path(of file: String) -> String { OutputFolder.path(of: file, in: folder) }
}
