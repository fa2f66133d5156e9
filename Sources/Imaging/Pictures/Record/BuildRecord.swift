internal import Files

/// The artworks that a build read and the files that it wrote, kept in the output folder. As long
/// as no artwork and no file changes, the next identical build has nothing to do. The record also
/// proves which files are launchgen's own.
struct BuildRecord: Codable, Equatable {
  /// Digest of everything that affects the files' bytes other than the artworks' bytes, such as the
  /// options and launchgen's version.
  var key: String
  /// The artworks, by role (``ArtworkInput/role``).
  var artworks: [Int: Artwork]
  /// The plan's files in its order, then the file that the build made in addition, if any.
  var files: [File]
  /// launchgen's own files of earlier builds that this build does not make.
  var leftFiles: [File] = []

  struct Artwork: Codable, Equatable {
    var stamp: FileStamp
    /// The SHA-256 of its bytes, in hexadecimal digits.
    var digest: String
    var facts: ArtworkFacts
  }

  struct File: Codable, Equatable {
    /// The path in the output folder.
    var path: String
    var stamp: FileStamp
    /// The SHA-256 of its bytes, in hexadecimal digits; `nil` for an image whose digest was not
    /// wanted.
    var digest: String?
  }

  static let fileName = ".launchgen-record"
  static let title = "launchgen record 7"
  /// Larger files are ignored as records.
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
    guard let found: (value: Self, byteCount: Int) = SealedJSON.read(Self.title, bytes),
      found.byteCount == bytes.count, found.value.isPlausible
    else { return nil }
    self = found.value
  }

  /// The record as bytes of a file; `nil` if it cannot be written.
  var bytes: ContiguousArray<UInt8>? {
    SealedJSON.text(Self.title, self).map { ContiguousArray($0.utf8) }
  }

  /// Whether a build can have made this record. No build reads or writes a larger file, and sizes
  /// that were taken from sparse files could not be added.
  private var isPlausible: Bool {
    let stamps = artworks.values.map(\.stamp) + (files + leftFiles).map(\.stamp)
    return stamps.allSatisfy { (0...Int64(FileReader.byteLimit)).contains($0.size) }
      && artworks.values.allSatisfy(\.facts.isPlausible)
  }
}
