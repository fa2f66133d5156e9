internal import Digests
internal import Files
internal import Pixels

/// What a build was made from and what it wrote, kept beside its files: as long as all of it is the
/// same, another build has nothing to do.
struct BuildRecord: Hashable {
  /// Of the options, and of the version that made the files.
  var key: String
  var artwork: FileStamp
  var artworkDigest: String
  /// The size of the upright artwork.
  var artworkSize: PixelSize
  /// What the plan takes from the artwork's pixels.
  var findings: ArtworkFindings
  /// What the build had to say of the artwork.
  var notes: RecordedNotes
  /// The plan's files, in its order; then what the build made beside them.
  var files: [FileStamp]

  /// The record's name in the output folder.
  static let fileName = ".launchgen-record"
  /// More than any record has.
  static let limit = 64 << 10
}

extension BuildRecord {
  private static let title = "launchgen record 3"

  /// Lines of words, the last of which is the digest of all others.
  var text: String {
    let artworkLine =
      [words(artwork), "\(artworkSize.width)", "\(artworkSize.height)", artworkDigest]
    let lines =
      [Self.title, key, artworkLine.joined(separator: " "), findings.text, notes.text]
      + files.map(words)
    let text = lines.joined(separator: "\n") + "\n"
    return text + "\(SHA256Digest(of: text))\n"
  }

  private func words(_ stamp: FileStamp) -> String {
    "\(stamp.size) \(stamp.modified) \(stamp.changed) \(stamp.inode) \(stamp.device)"
  }

  /// `nil` if the text is not a whole record.
  init?(text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.popLast() == "", let digest = lines.popLast() else { return nil }
    let content = lines.joined(separator: "\n") + "\n"
    guard "\(SHA256Digest(of: content))" == digest, lines.count > 5, lines[0] == Self.title
    else { return nil }
    let words = lines[2].split(separator: " ")
    guard words.count == 8, let artwork = Self.stamp(words[..<5]), let width = Int(words[5]),
      let height = Int(words[6]), let findings = ArtworkFindings(text: lines[3]),
      let notes = RecordedNotes(text: lines[4])
    else { return nil }
    let files = lines[5...].map { Self.stamp($0.split(separator: " ")[...]) }
    guard !files.contains(nil) else { return nil }
    self.init(
      key: lines[1], artwork: artwork, artworkDigest: String(words[7]),
      artworkSize: PixelSize(width: width, height: height), findings: findings,
      notes: notes, files: files.compactMap { $0 })
  }

  private static func stamp(_ words: ArraySlice<Substring>) -> FileStamp? {
    let words = Array(words)
    guard words.count == 5, let size = Int64(words[0]), let modified = Int64(words[1]),
      let changed = Int64(words[2]), let inode = UInt64(words[3]), let device = UInt64(words[4])
    else { return nil }
    return FileStamp(
      size: size, modified: modified, changed: changed, inode: inode, device: device)
  }
}
