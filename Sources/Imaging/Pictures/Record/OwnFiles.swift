package import Pixels
package import Platform

/// Distinguishes launchgen's own files in an output folder from other files. launchgen replaces or
/// removes other files only if the user asks for it.
///
/// A file is launchgen's own if one of these is true:
///
/// - The folder's record lists the file with the same stamp or the same digest.
/// - The file is a text with launchgen's mark, such as the author `launchgen` in a catalog, and the
///   record does not list the file, as in a fresh clone. If the record lists the file with another
///   digest, somebody has edited it, and the mark proves nothing.
/// - The file is a PNG of the size that its name specifies, and has only chunks that launchgen
///   writes. An optimizer may have compressed the file after the build. A build may replace such a
///   file, but may remove it only if an earlier build named the file in a list, such as HTML tags.
///
/// An empty file or a link may always be replaced, because nothing is lost.
package struct OwnFiles {
  package enum Shape {
    /// - Parameter size: `nil` if the image may have any size.
    case image(size: PixelSize?)
    case text(isOwn: (String) -> Bool)
    /// A text that nobody edits, such as a preview page. The mark alone proves that the file is
    /// launchgen's own, whatever the record says.
    case page(isOwn: (String) -> Bool)
  }

  private let place: OutputPlace
  /// The folder's record; `nil` if the folder has no record, or if the record is not used.
  let record: BuildRecord?
  /// The record's entries, by path.
  private let recorded: [String: BuildRecord.File]
  private static let textLimit = 64 << 20

  package init(in place: OutputPlace, usesRecord: Bool) {
    self.place = place
    record = usesRecord ? BuildRecord(in: place) : nil
    let files = record.map { $0.files + $0.leftFiles } ?? []
    recorded = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
  }

  /// Whether a build may replace the file at this path in the folder, or create it.
  package func mayReplace(
    _ path: String, _ shape: Shape, with bytes: ContiguousArray<UInt8>? = nil
  ) -> Bool {
    switch place.kind(of: path) {
    // A folder causes a different error later.
    case nil, .link, .folder: return true
    case .other: return false
    case .file: break
    }
    if place.stamps(of: [path])?.first?.size == 0 || isUnchanged(path) == true { return true }
    switch shape {
    case .image(let size): return hasOwnChunks(path, size)
    case .text(let isOwn):
      guard let old = place.bytes(of: path, limit: Self.textLimit) else { return false }
      return old == bytes || recorded[path] == nil && isOwn(String(decoding: old, as: UTF8.self))
    case .page(let isOwn):
      return place.bytes(of: path, limit: Self.textLimit)
        .map { isOwn(String(decoding: $0, as: UTF8.self)) } ?? false
    }
  }

  /// Whether `--prune` may remove the file at this path in the folder. `isListed` is true if an
  /// earlier build named the file in a list.
  package func mayRemove(_ path: String, _ shape: Shape, isListed: Bool) -> Bool {
    let isUnchanged = isUnchanged(path)
    // An optimizer may have compressed an image since it was recorded.
    if case .image(let size) = shape {
      return isUnchanged == true || isListed && hasOwnChunks(path, size)
    }
    return isUnchanged ?? mayReplace(path, shape)
  }

  /// The next record's entries for files that stay in the folder: files that launchgen made earlier
  /// and that this build does not make.
  ///
  /// - Parameter found: launchgen's files of earlier builds, recorded or not.
  func left(beside files: [String], _ found: [String]) -> [BuildRecord.File] {
    let made = Set(files)
    let known = recorded.values.filter { !made.contains($0.path) }.map(\.path)
    let all = place.files(among: Set(known + found).subtracting(made).sorted())
    return all.compactMap { path in
      if let file = recorded[path] { return file }
      guard let stamp = place.stamps(of: [path])?.first,
        let bytes = place.bytes(of: path, limit: Self.textLimit)
      else { return nil }
      return BuildRecord.File(path: path, stamp: stamp, digest: "\(SHA256Digest(of: bytes))")
    }
  }

  /// Whether the file is unchanged since it was recorded; `nil` if it was not recorded.
  private func isUnchanged(_ path: String) -> Bool? {
    guard let file = recorded[path] else { return nil }
    return place.stamps(of: [path])?.first.map { file.isUnchanged(in: place, $0) } ?? false
  }

  private func hasOwnChunks(_ path: String, _ size: PixelSize?) -> Bool {
    guard let file = place.reading(path) else { return false }
    return Self.hasOwnChunks(file, size)
  }

  /// Whether a file is a PNG of this size, with only chunks that launchgen writes. If `size` is
  /// `nil`, any size is accepted. A file that ends too early is accepted too, so that a build can
  /// replace it.
  package static func hasOwnChunks(_ file: borrowing ReadableFile, _ size: PixelSize?) -> Bool {
    guard let start = try? file.read(at: 0, count: PNGHeader.byteCount),
      let header = try? PNGHeader(start), size == nil || header.size == size
    else { return false }
    var position = 8
    for _ in 0..<mostChunks {
      guard let head = try? file.read(at: position, count: 8) else { return false }
      if head.count < 8 { return true }
      guard chunks.contains(String(decoding: head[4...], as: UTF8.self)) else { return false }
      position += 12 + head[..<4].reduce(0) { $0 << 8 | Int($1) }
    }
    return false
  }

  /// Maximum number of chunks in a file. Optimizers may divide the pixels into many chunks.
  private static let mostChunks = 100_000
  private static let chunks: Set = [
    "IHDR", "PLTE", "tRNS", "sRGB", "gAMA", "cHRM", "iCCP", "cICP", "IDAT", "IEND",
  ]
}
