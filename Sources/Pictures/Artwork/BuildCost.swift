internal import Files
internal import PNGCodec
internal import Pixels

/// What a build takes, as far as the artwork's header tells.
public enum BuildCost {
  /// How many bytes of memory a build of a file takes at the same time as others, beside what all
  /// share: its rows, its file, and the strips that its jobs work on.
  ///
  /// - Returns: `nil` if the header cannot be read; the build will say why.
  /// - Complexity: O(1)
  public static func bytes(ofArtwork path: String, jobs: Int) -> Int? {
    let file = Int(FileStamp(of: path)?.size ?? 0)
    let start = try? ReadableFile(path: path).read(at: 0, count: PNGHeader.byteCount)
    guard let start, let header = try? PNGHeader(start) else { return nil }
    let sample = start.count > 24 && start[24] == 16 ? 2 : 1
    return header.size.area * (header.hasAlphaChannel ? 4 : 3) * sample + file + jobs * strips
  }

  /// The strips of a job, and those that wait for it.
  private static let strips = 10 << 20
}
