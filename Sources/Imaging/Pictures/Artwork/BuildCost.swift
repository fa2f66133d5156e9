internal import Pixels
internal import Platform

/// Estimates a build's memory from the header of its artwork, without decoding pixels.
public enum BuildCost {
  /// The memory that each additional concurrent build takes, in bytes: for the artwork's pixels,
  /// for the artwork's file, and for the strips of rows that the build's jobs render. Memory shared
  /// by all builds is not included.
  ///
  /// - Returns: `nil` if the header cannot be read, or if a side is too long to be decoded. The
  ///   build itself reports such a fault.
  public static func bytes(ofArtwork path: String, jobs: Int) -> Int? {
    let start = try? ReadableFile(path: path).read(at: 0, count: PNGHeader.byteCount)
    guard let start, let header = try? PNGHeader(start), let size = header.size.within(.max) else {
      return nil
    }
    let sample = header.bitDepth == 16 ? 2 : 1
    // A sparse file may have any size, but no build reads more than `byteLimit` bytes.
    let file = min(Int(FileStamp(of: path)?.size ?? 0), FileReader.byteLimit)
    return size.area * (header.hasAlphaChannel ? 4 : 3) * sample + file + jobs * stripBytes
  }

  /// Bytes of one job's strips, including rendered strips that have yet to be encoded.
  private static let stripBytes = 10 << 20
}
