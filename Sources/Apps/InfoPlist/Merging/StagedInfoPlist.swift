internal import Files

/// A merged Info.plist that was written to a file next to the original.
package struct StagedInfoPlist: ~Copyable {
  private let replacement: FileReplacement

  init(_ replacement: consuming FileReplacement) { self.replacement = replacement }

  package consuming func commit() throws(InfoPlistError) {
    do throws(FileError) {
      try replacement.commit()
    } catch {
      throw .unwritable(error)
    }
  }
}
