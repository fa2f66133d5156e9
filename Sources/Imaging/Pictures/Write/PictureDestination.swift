package import Files

/// The place where pictures are written, and what may be replaced there.
public struct PictureDestination: Hashable, Sendable {
  /// The folder for the files. It is created if it is missing.
  public var folder: String
  /// An existing folder for files that are not finished yet, as a sandbox may require; `nil` to keep
  /// them in the folders where they belong. An Info.plist is not staged there.
  public var stagingFolder: String?
  /// Whether to remove files of an earlier build that this build does not make.
  public var prunes = false
  /// Whether to replace, and with ``prunes`` to remove, files that others may have made or edited.
  /// Otherwise such a file is an error, and nothing is written.
  public var replaces = false
  /// Whether to write nothing, and only to find out what would change.
  public var isTrial = false
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
