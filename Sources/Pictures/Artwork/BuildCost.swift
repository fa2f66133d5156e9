internal import Files
internal import PNGCodec
internal import Pixels

/// Estimates what a build takes from the artwork's header alone.
public enum BuildCost {
  /// Bytes of memory that a build takes while other builds run, without the memory that all share:
  /// the artwork's rows, its file, and the strips of its jobs.
  ///
  /// - Returns: `nil` if the header cannot be read; the build will report why.
  /// - Complexity: O(1)
  public static func bytes(ofArtwork path: String, jobs: Int) -> Int? {
    let file = Int(FileStamp(of: path)?.size ?? 0)
    let start = try? ReadableFile(path: path).read(at: 0, count: PNGHeader.byteCount)
    guard let start, let header = try? PNGHeader(start) else { return nil }
    let sample = start.count > 24 && start[24] == 16 ? 2 : 1
    return header.size.area * (header.hasAlphaChannel ? 4 : 3) * sample + file + jobs * strips
  }

  /// Bytes of a job's strips, including those that wait for the job.
  private static let strips = 10 << 20
}
