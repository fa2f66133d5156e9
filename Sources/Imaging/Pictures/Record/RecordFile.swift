package import Files
internal import Pixels
internal import Platform

/// Reads, checks and writes the record in an output folder. The record is compared with the
/// artworks of the build that is about to run.
package struct RecordFile: Sendable {
  private let place: OutputPlace
  private let isTrial: Bool
  private let key: String
  /// The artworks' paths, by role.
  private let artworks: [Int: String]
  /// The artworks' stamps before they are read; `nil` if an artwork is missing, or has changed so
  /// recently that another change could go unnoticed.
  private let stamps: [Int: FileStamp]?

  /// Takes the artworks' stamps; `nil` if no record can be kept, because an artwork is not a file
  /// and has no stamp.
  ///
  /// - Parameters:
  ///   - place: the output folder.
  ///   - isTrial: whether nothing is written, not even the record.
  ///   - key: the digest of everything that affects the files' bytes, other than the artworks'
  ///     bytes.
  ///   - sources: the artworks, by role.
  package init?(
    in place: OutputPlace, isTrial: Bool, key: String, of sources: [Int: ArtworkSource]
  ) {
    let paths = sources.compactMapValues(\.path)
    guard paths.count == sources.count else { return nil }
    self.place = place
    self.isTrial = isTrial
    self.key = key
    artworks = paths
    let stamps = Self.stamps(of: paths)
    self.stamps = stamps?.values.allSatisfy(\.isSettled) == true ? stamps : nil
  }

  /// The record of the last build into a folder; `nil` if there is no usable record.
  package static func last(in place: OutputPlace) -> BuildRecord? {
    place.bytes(of: BuildRecord.fileName, limit: BuildRecord.limit).flatMap {
      BuildRecord(text: String(decoding: $0, as: UTF8.self))
    }
  }

  /// The record of a build with the same key and with artworks in the same roles; `nil` if there is
  /// no such record.
  package func recorded() -> BuildRecord? {
    guard let stamps, let record = Self.last(in: place), record.key == key,
      Set(record.artworks.keys) == Set(stamps.keys)
    else { return nil }
    return record
  }

  /// Whether all files and artworks are unchanged since they were recorded.
  ///
  /// An artwork is read only if its stamp differs; if its bytes are the same, the record gets the
  /// new stamp.
  ///
  /// - Parameters:
  ///   - record: the record, to which missing digests are added if they are wanted.
  ///   - files: the paths of all files that the build makes.
  ///   - wantsDigests: whether the digests of all files are wanted.
  package func isCurrent(
    _ record: inout BuildRecord, files: [String], wantsDigests: Bool = false
  ) -> Bool {
    guard let stamps, record.files.map(\.path) == files,
      place.stamps(of: files) == record.files.map(\.stamp)
    else { return false }
    var touched = record
    for (number, stamp) in stamps {
      guard let recorded = record.artworks[number], let path = artworks[number] else {
        return false
      }
      if stamp == recorded.stamp { continue }
      guard stamp.size == recorded.stamp.size,
        let bytes = try? ArtworkSource.file(path: path).read(pixelLimit: .max),
        "\(SHA256Digest(of: bytes))" == recorded.digest
      else { return false }
      touched.artworks[number]?.stamp = stamp
    }
    if wantsDigests {
      for index in touched.files.indices where touched.files[index].digest == nil {
        let bytes = place.bytes(of: touched.files[index].path, limit: FileReader.byteLimit)
        touched.files[index].digest = bytes.map { "\(SHA256Digest(of: $0))" }
      }
    }
    if touched != record { write(touched) }
    record = touched
    return true
  }

  /// Records a finished build. If the record cannot be written, the only effect is that the next
  /// build takes longer.
  ///
  /// - Parameters:
  ///   - details: lines with the build's facts about the artworks and its warnings.
  ///   - artworks: the size of each upright artwork and the digest of its bytes, by role.
  ///   - files: the paths of all files that the build makes.
  ///   - placed: this build's files, which another build may replace at the same time.
  ///   - left: launchgen's own files of earlier builds that this build does not make.
  func record(
    _ details: [String], _ artworks: [Int: (digest: String, size: PixelSize)], files: [String],
    _ placed: PlacedFiles, left: [BuildRecord.File]
  ) {
    guard let stamps, Self.stamps(of: self.artworks) == stamps,
      let settled = placed.settledStamps(of: files)
    else { return }
    let digests = placed.digests
    let made = zip(files, settled).map { file, stamp in
      BuildRecord.File(path: file, stamp: stamp, digest: digests[file])
    }
    let known = artworks.reduce(into: [:]) { known, artwork in
      known[artwork.key] = stamps[artwork.key].map {
        BuildRecord.Artwork(stamp: $0, digest: artwork.value.digest, size: artwork.value.size)
      }
    }
    guard known.count == stamps.count else { return }
    write(
      BuildRecord(key: key, details: details, artworks: known, files: made, leftFiles: left))
  }

  private func write(_ record: BuildRecord) {
    let paths = (record.files + record.leftFiles).map(\.path)
    if isTrial || paths.contains(where: { $0.utf8.contains(UInt8(ascii: "\n")) }) { return }
    try? place.write(BuildRecord.fileName, ContiguousArray(record.text.utf8))
  }

  /// The stamps of artworks; `nil` if one is missing.
  private static func stamps(of paths: [Int: String]) -> [Int: FileStamp]? {
    let stamps = paths.compactMapValues { FileStamp(of: $0) }
    return stamps.count == paths.count ? stamps : nil
  }
}
