internal import Files

/// A merged Info.plist that lies beside its place.
package struct StagedInfoPlist: ~Copyable {
  private let replacement: FileReplacement

  init(_ replacement: consuming FileReplacement) { self.replacement = replacement }

  /// Puts it in its place.
  package consuming func commit() throws(InfoPlistError) {
    do throws(FileError) {
      try replacement.commit()
    } catch {
      throw .unwritable(error)
    }
  }
}
