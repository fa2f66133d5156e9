/// The bytes of a PNG file that a decoder needs, and the places where other bytes were left out.
///
/// Almost every file is kept as it is. Only a file far larger than its image needs is read chunk by
/// chunk; content that no decoder uses is then checked and left out (``PNGScanner``).
package struct PNGInput: Equatable, Sendable {
  /// A run of bytes of the file that were left out.
  struct Gap: Equatable, Sendable {
    /// Index in ``bytes`` at which the omitted bytes would be.
    var place: Int
    var count: Int
  }

  package internal(set) var bytes: ContiguousArray<UInt8>
  var gaps: [Gap] = []
  /// Number of bytes after IEND that were left out.
  var trailing = 0

  package init(_ bytes: ContiguousArray<UInt8>) { self.bytes = bytes }

  /// Whether no bytes of the file were left out.
  package var isWhole: Bool { gaps.isEmpty && trailing == 0 }

  /// The places and lengths of omitted bytes, which affect the result of decoding, as text; empty
  /// if nothing was left out.
  package var omissions: String {
    isWhole ? "" : gaps.map { "\($0.place) \($0.count) " }.joined() + "\(trailing)"
  }

  /// Converts a position in ``bytes`` into the position in the file.
  func position(inFile position: Int) -> Int {
    gaps.reduce(position) { $1.place <= position ? $0 + $1.count : $0 }
  }

  mutating func leaveOut(_ count: Int) {
    guard count > 0 else { return }
    if gaps.last?.place == bytes.count {
      gaps[gaps.count - 1].count += count
    } else {
      gaps.append(Gap(place: bytes.count, count: count))
    }
  }

  /// Reads the next `count` bytes of a file, or fewer at its end, and appends them to `bytes`.
  package typealias Reading<Failure: Error> = (
    _ bytes: inout ContiguousArray<UInt8>, _ count: Int
  ) throws(Failure) -> Void

  /// Number of bytes at the start of a file that are read and checked first.
  private static let start = 4096
  /// Number of bytes that a file may have in addition to its rows. No program's files need as many
  /// for other chunks. A larger file is read chunk by chunk.
  package static let slack = 16 << 20
  /// Upper bound of the factor by which compressed rows can be larger than uncompressed ones.
  private static let growth = 2

  /// Reads a file until further bytes cannot matter: after IEND, or at the first fault that makes
  /// the file useless. Memory grows with the image's needs, not with the file's size.
  ///
  /// - Parameter byteCount: the file's size; `nil` if it is not known.
  package init<Failure: Error>(
    byteCount: Int?, pixelLimit: Int, slack: Int = slack, read: Reading<Failure>
  ) throws(Failure) {
    self.init([])
    try read(&bytes, Self.start)
    guard bytes.count == Self.start, PNGDecoder.hasSignature(bytes) else { return }
    let header = Header(firstIn: bytes, pixelLimit: pixelLimit)
    // These bytes suffice to find a fault in IHDR.
    if header == nil, bytes.bigEndian(at: 8) == 13, bytes[12...].starts(with: "IHDR".utf8) {
      return
    }
    let limit = slack + Self.growth * (header?.rowBytes ?? 0)
    if byteCount ?? 0 <= limit, try readAll(byteCount, limit, read) { return }
    var scanner = PNGScanner(bytes, byteCount: byteCount, rowLimit: limit, otherLimit: 2 * slack)
    bytes = []
    self = try scanner.scan(read)
  }

  /// - Returns: Whether the file has at most `limit` bytes.
  private mutating func readAll<Failure: Error>(
    _ byteCount: Int?, _ limit: Int, _ read: Reading<Failure>
  ) throws(Failure) -> Bool {
    // One byte more than expected, so that the end is found without another read.
    var room = byteCount.map { $0 + 1 - bytes.count } ?? 1 << 20
    while bytes.count <= limit {
      room = min(max(room, 1), limit + 1 - bytes.count)
      let end = bytes.count
      try read(&bytes, room)
      if bytes.count < end + room { return true }
      room = bytes.count
    }
    return false
  }

  /// Reads bytes in memory chunk by chunk, even if they are few enough to be kept as they are.
  init(
    scanning bytes: ContiguousArray<UInt8>, byteCount: Int?, rowLimit: Int = slack,
    otherLimit: Int = 2 * slack
  ) {
    var scanner = PNGScanner(
      [], byteCount: byteCount, rowLimit: rowLimit, otherLimit: otherLimit)
    var position = 0
    func read(_ part: inout ContiguousArray<UInt8>, _ count: Int) {
      let count = min(count, bytes.count - position)
      part += bytes[position..<position + count]
      position += count
    }
    self = scanner.scan(read)
  }
}
