internal import Platform
internal import Texts

/// A build's record in the output folder: the artworks that the build read and the files that it
/// wrote. As long as no artwork and no file changes, the next identical build has nothing to do.
/// The record also proves which files launchgen made.
struct BuildRecord: Codable, Equatable {
  /// Digest of everything that affects the files' bytes other than the artworks' bytes, such as the
  /// options and launchgen's version.
  var key: String
  var artworks: [Int: Artwork]
  /// The plan's files in the plan's order, then the additional file, if any.
  var files: [File]
  /// Files that launchgen made in earlier builds and that this build does not make.
  var leftFiles: [File] = []

  struct Artwork: Codable, Equatable {
    var stamp: FileStamp
    /// The SHA-256 of the artwork's bytes, in hexadecimal digits.
    var digest: String
    var facts: ArtworkFacts
  }

  struct File: Codable, Equatable {
    var path: String
    var stamp: FileStamp
    /// The SHA-256 of the file's bytes, in hexadecimal digits; `nil` for an image whose digest was
    /// not wanted.
    var digest: String?

    /// Whether the file has the recorded bytes. The file is read only if its stamp `now` differs
    /// from the recorded stamp, as after a copy.
    func isUnchanged(in place: OutputPlace, _ now: FileStamp) -> Bool {
      if now == stamp { return true }
      guard let digest, now.size == stamp.size,
        let bytes = place.bytes(of: path, limit: FileReader.byteLimit)
      else { return false }
      return "\(SHA256Digest(of: bytes))" == digest
    }
  }

  static let fileName = ".launchgen-record"
  static let title = "launchgen record 8"
  /// Maximum size of a record in bytes; a larger file is ignored.
  private static let limit = 256 << 10
}

extension BuildRecord {
  /// The record of the last build into a folder; `nil` if there is no usable record.
  init?(in place: OutputPlace) {
    guard let bytes = place.bytes(of: Self.fileName, limit: Self.limit) else { return nil }
    self.init(bytes)
  }

  /// Reads a record; `nil` if the bytes are not a whole record of this version.
  init?(_ bytes: ContiguousArray<UInt8>) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.count == 3, lines[2].isEmpty else { return nil }
    let line = ContiguousArray(lines[1])
    guard lines[0].elementsEqual(Self.firstLine(SHA256Digest(of: line)).utf8),
      let record: Self = try? JSONText.value(of: line), record.isPlausible
    else { return nil }
    self = record
  }

  /// The bytes of the record's file: a line with the SHA-256 of the next line, then a line of JSON.
  /// `nil` if the record cannot be written.
  ///
  /// The digest detects only damage. It does not prove that launchgen wrote the record.
  var bytes: ContiguousArray<UInt8>? {
    guard let line = try? JSONText.line(of: self) else { return nil }
    return ContiguousArray("\(Self.firstLine(SHA256Digest(of: line)))\n\(line)\n".utf8)
  }

  private static func firstLine(_ digest: SHA256Digest) -> String { "\(title) \(digest)" }

  /// Whether a build can have made this record. No build reads or writes files of more than
  /// `FileReader.byteLimit` bytes, and the sum of larger sizes could overflow.
  private var isPlausible: Bool {
    let stamps = artworks.values.map(\.stamp) + (files + leftFiles).map(\.stamp)
    return stamps.allSatisfy { (0...Int64(FileReader.byteLimit)).contains($0.size) }
      && artworks.values.allSatisfy(\.facts.isPlausible)
  }
}

/// Settings for reusing files of earlier builds.
public struct Reuse: Hashable, Sendable {
  /// The version of the program that makes the files; files of another version are not reused.
  public var version: String
  /// Whether the build writes a record in the output folder. With the record, the next identical
  /// build finds that there is nothing to do. Without a record, the next build only takes longer.
  public var keepsRecord = true
  /// Whether the record includes the digests of images. If so, reports include them too, and the
  /// images of a copied folder count as unchanged. The first build takes a tenth longer.
  public var recordsImageDigests = false

  public init(version: String) {
    self.version = version
  }
}
