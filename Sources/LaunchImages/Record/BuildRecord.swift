internal import Digests
internal import Files
internal import Pixels

/// What a build was made from and what it wrote, kept beside its files: as long as all of it is the
/// same, another build has nothing to do.
struct BuildRecord: Hashable {
  /// Of the options, and of the version that made the files.
  var key: String
  var artworks: PerArtwork<Artwork>
  /// What the plan takes from the main artwork's pixels.
  var findings: ArtworkFindings
  /// What the build had to say of the artwork.
  var notes: RecordedNotes
  /// The plan's files, in its order; then what the build made beside them.
  var files: [FileStamp]

  struct Artwork: Hashable {
    var stamp: FileStamp
    var digest: String
    /// Of the upright artwork.
    var size: PixelSize
  }

  /// The record's name in the output folder.
  static let fileName = ".launchgen-record"
  /// More than any record has.
  static let limit = 64 << 10
}

extension BuildRecord {
  private static let title = "launchgen record 4"

  /// Lines of words, the last of which is the digest of all others.
  var text: String {
    let artworks = artworks.all.map { role, artwork in
      "\(ArtworkRole.number(of: role)) \(words(artwork.stamp)) \(artwork.size.width) "
        + "\(artwork.size.height) \(artwork.digest)"
    }
    let lines = [Self.title, key, findings.text, notes.text] + artworks + files.map(words)
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
    guard let findings = ArtworkFindings(text: lines[2]), let notes = RecordedNotes(text: lines[3]),
      let main = Self.artwork(lines[4]), main.role == nil
    else { return nil }
    var artworks = PerArtwork(main: main.artwork)
    let further = lines[5...].prefix { Self.artwork($0)?.role != nil }
    for line in further {
      guard let (role, artwork) = Self.artwork(line), let role else { return nil }
      artworks.further[role] = artwork
    }
    let files = lines[(5 + further.count)...].map { Self.stamp($0.split(separator: " ")[...]) }
    guard !files.contains(nil) else { return nil }
    self.init(
      key: lines[1], artworks: artworks, findings: findings, notes: notes,
      files: files.compactMap { $0 })
  }

  private static func artwork(_ line: String) -> (role: ArtworkRole?, artwork: Artwork)? {
    let words = line.split(separator: " ")
    guard words.count == 9, let number = Int(words[0]), let stamp = stamp(words[1..<6]),
      let width = Int(words[6]), let height = Int(words[7])
    else { return nil }
    let role = ArtworkRole(number: number)
    guard role != nil || number == ArtworkRole.number(of: nil) else { return nil }
    let size = PixelSize(width: width, height: height)
    return (role, Artwork(stamp: stamp, digest: String(words[8]), size: size))
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
