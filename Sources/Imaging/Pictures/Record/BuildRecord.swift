package import Files
package import Pixels
internal import Platform

/// The artworks that a build read and the files that it wrote, kept in the output folder. As long
/// as no artwork and no file changes, the next identical build has nothing to do. The record also
/// proves which files are launchgen's own.
package struct BuildRecord: Equatable {
  /// Digest of everything that affects the files' bytes other than the artworks' bytes, such as the
  /// options and launchgen's version.
  package var key: String
  /// Lines with the build's facts about the artworks and its warnings.
  package var details: [String]
  /// The artworks, by role (``ArtworkInput/role``).
  package var artworks: [Int: Artwork]
  /// The plan's files in its order, then the file that the build made in addition, if any.
  package var files: [File]
  /// launchgen's own files of earlier builds that this build does not make.
  package var leftFiles: [File] = []

  package struct Artwork: Equatable {
    var stamp: FileStamp
    /// The SHA-256 of its bytes, in hexadecimal digits.
    package var digest: String
    /// The size of the upright artwork.
    package var size: PixelSize
  }

  package struct File: Equatable {
    /// The path in the output folder.
    package var path: String
    package var stamp: FileStamp
    /// The SHA-256 of its bytes, in hexadecimal digits; `nil` for an image whose digest was not
    /// wanted.
    package var digest: String?

    package init(path: String, stamp: FileStamp, digest: String?) {
      self.path = path
      self.stamp = stamp
      self.digest = digest
    }
  }

  package static let fileName = ".launchgen-record"
  static let limit = 256 << 10
}

extension BuildRecord {
  private static let title = "launchgen record 6"
  /// The word in a line in place of a digest that was not wanted.
  private static let noDigest = "-"

  /// The record as lines of words; the last line is the digest of all other lines.
  ///
  /// - Precondition: no path has a line break.
  var text: String {
    let artworks = artworks.sorted { $0.key < $1.key }.map { number, artwork in
      "\(number) \(words(artwork.stamp)) \(artwork.size.width) \(artwork.size.height) "
        + artwork.digest
    }
    let files = (files + leftFiles).map {
      "\(words($0.stamp)) \($0.digest ?? Self.noDigest) \($0.path)"
    }
    let counts = "\(details.count) \(artworks.count) \(self.files.count)"
    let lines = [Self.title, key, counts] + details + artworks + files
    let text = lines.joined(separator: "\n") + "\n"
    return text + "\(SHA256Digest(of: text))\n"
  }

  private func words(_ stamp: FileStamp) -> String {
    "\(stamp.size) \(stamp.modified) \(stamp.changed) \(stamp.inode) \(stamp.device)"
  }

  /// Reads a record; `nil` if the text is not a whole record of this version.
  init?(text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.popLast() == "", let digest = lines.popLast() else { return nil }
    let content = lines.joined(separator: "\n") + "\n"
    guard "\(SHA256Digest(of: content))" == digest, lines.count >= 3, lines[0] == Self.title
    else { return nil }
    let counts = lines[2].split(separator: " ").compactMap { Int($0) }
    let rest = lines[3...]
    guard counts.count == 3, counts.allSatisfy((0...rest.count).contains),
      counts.reduce(0, +) <= rest.count
    else { return nil }
    let artworks = rest.dropFirst(counts[0]).prefix(counts[1]).map(Self.artwork)
    let files = rest.dropFirst(counts[0] + counts[1]).map(Self.file)
    let known = Dictionary(artworks.compactMap { $0 }) { first, _ in first }
    guard known.count == artworks.count, !files.contains(nil) else { return nil }
    let all = files.compactMap { $0 }
    self.init(
      key: lines[1], details: Array(rest.prefix(counts[0])), artworks: known,
      files: Array(all.prefix(counts[2])), leftFiles: Array(all.dropFirst(counts[2])))
  }

  private static func artwork(_ line: String) -> (number: Int, artwork: Artwork)? {
    let words = line.split(separator: " ")
    guard words.count == 9, let number = Int(words[0]), let stamp = stamp(words[1..<6]),
      let width = Int(words[6]), let height = Int(words[7])
    else { return nil }
    guard let size = PixelSize(width: width, height: height).within(.max) else { return nil }
    return (number, Artwork(stamp: stamp, digest: String(words[8]), size: size))
  }

  /// Reads the line of a file, whose path may contain spaces.
  private static func file(_ line: String) -> File? {
    let words = line.split(separator: " ", maxSplits: 6, omittingEmptySubsequences: false)
    guard words.count == 7, let stamp = stamp(words[..<5]) else { return nil }
    let digest = words[5] == noDigest ? nil : String(words[5])
    return File(path: String(words[6]), stamp: stamp, digest: digest)
  }

  private static func stamp(_ words: ArraySlice<Substring>) -> FileStamp? {
    let words = Array(words)
    // No build reads or writes a larger file, and sizes that were taken from sparse files could not
    // be added.
    guard words.count == 5, let size = Int64(words[0]),
      (0...Int64(FileReader.byteLimit)).contains(size), let modified = Int64(words[1]),
      let changed = Int64(words[2]), let inode = UInt64(words[3]), let device = UInt64(words[4])
    else { return nil }
    return FileStamp(
      size: size, modified: modified, changed: changed, inode: inode, device: device)
  }
}
