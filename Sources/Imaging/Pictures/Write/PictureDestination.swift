package import Files

package struct PictureDestination: Equatable, Sendable {
  /// The folder for the files. It is created if it is missing.
  package var folder: String
  /// An existing folder for files that are not finished yet; `nil` to keep them in the folders
  /// where they belong.
  package var stagingFolder: String?
  /// Whether to remove files of an earlier build that this build does not make.
  package var prunes = false
  /// Whether to replace, and with ``prunes`` to remove, files that others may have made or edited.
  /// Otherwise such a file is an error, and nothing is written.
  package var replaces = false
  /// Whether to write nothing, and only to find out what would change.
  package var isTrial = false
  /// Whether a trial fails where a build would fail because of a read-only file. Otherwise it
  /// reports such a file like any other.
  var refusesReadOnlyInTrial = false
  /// The other inputs and outputs of the run.
  package var gate = OutputGate()
  /// The folder that ``folder`` must not lead out of, as an absolute path without links; `nil` if a
  /// person named ``folder``, so it may be anywhere.
  package var root: String?

  package init(folder: String) { self.folder = folder }

  var replacesReadOnly: Bool { replaces || isTrial && !refusesReadOnlyInTrial }

  package func path(of file: String) -> String { Path.joined(folder, file) }
}
