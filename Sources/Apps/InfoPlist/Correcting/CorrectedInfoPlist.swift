internal import Files
internal import Platform

/// An Info.plist file, and the corrections of its mistakes.
public struct CorrectedInfoPlist: Sendable {
  public let path: String
  public let result: InfoPlistCorrections
  private let snapshot: FileSnapshot

  /// Reads the file and decides what to correct. Nothing is written.
  ///
  /// - Parameters:
  ///   - path: the Info.plist's.
  ///   - images: the names of the image files that were found for the app.
  public init(path: String, images: Set<String> = []) throws(InfoPlistError) {
    self.path = path
    snapshot = try FileSnapshot(infoPlist: path)
    result = try InfoPlistCorrections(
      of: PropertyListDocument(snapshot.bytes), images: images)
  }

  /// Throws an error if the file would change but is read-only, as ``write()`` does.
  package func checkMode() throws(InfoPlistError) {
    if !result.corrections.isEmpty && snapshot.isReadOnly { throw .unwritable(.readOnly) }
  }

  /// Replaces the file in one step. Nothing is written if there is nothing to correct.
  ///
  /// - Throws: ``InfoPlistError/unwritable(_:)``, with `FileError.changed` if another program
  ///   changed the file after it was read.
  public func write() throws(InfoPlistError) {
    if result.corrections.isEmpty { return }
    try mapError(
      try FileReplacement(of: snapshot, with: result.bytes).commit(), InfoPlistError.unwritable)
  }
}
