/// The bytes of a PNG file as far as a decoder needs them, and where others were left out.
///
/// Almost every file is here as it is. Only one that is far larger than its image can need is read
/// chunk by chunk: what no decoder looks at is checked and left out (``PNGScanner``).
package struct PNGInput: Hashable, Sendable {
  /// Bytes of the file that are not here.
  struct Gap: Hashable, Sendable {
    /// Where they would be in ``bytes``.
    var place: Int
    var count: Int
  }

  package internal(set) var bytes: ContiguousArray<UInt8>
  var gaps: [Gap] = []
  /// How many bytes follow IEND that are not here.
  var trailing = 0

  package init(_ bytes: ContiguousArray<UInt8>) { self.bytes = bytes }

  /// Whether these are all bytes of the file.
  package var isWhole: Bool { gaps.isEmpty && trailing == 0 }

  /// What else decides how these bytes are decoded, in words; empty if they are all of the file.
  package var omissions: String {
    isWhole ? "" : gaps.map { "\($0.place) \($0.count) " }.joined() + "\(trailing)"
  }

  /// Where a byte is in the file.
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
}

extension PNGInput {
  /// Appends so many bytes, or fewer at the end of the file.
  package typealias Reading<Failure: Error> = (
    _ bytes: inout ContiguousArray<UInt8>, _ count: Int
  ) throws(Failure) -> Void

  /// What is judged before more is read.
  private static let start = 4096
  /// More than all but the pixels take in any file that a program writes.
  package static let slack = 16 << 20
  /// No encoder makes as much of a byte.
  private static let growth = 2

  /// Reads a file from its beginning to its end, or to where its bytes cannot matter any more: after
  /// IEND, or at the first fault that makes it useless. Memory grows with what the image can need,
  /// not with the file.
  ///
  /// - Parameters:
  ///   - byteCount: of the file; `nil` if it is not known.
  ///   - pixelLimit: an image with more pixels is rejected, and not read.
  ///   - slack: how many bytes there may be beside the pixels before the file is scanned.
  /// - Complexity: O(bytes)
  package init<Failure: Error>(
    byteCount: Int?, pixelLimit: Int, slack: Int = slack, read: Reading<Failure>
  ) throws(Failure) {
    self.init([])
    try read(&bytes, Self.start)
    guard bytes.count == Self.start, PNGDecoder.hasSignature(bytes) else { return }
    let header = Header(firstIn: bytes, pixelLimit: pixelLimit)
    // What is wrong with IHDR is seen in these.
    if header == nil, Self.beginsWithHeader(bytes) { return }
    let limit = slack + Self.growth * (header?.rowBytes ?? 0)
    if byteCount ?? 0 <= limit, try readAll(byteCount, limit, read) { return }
    var scanner = PNGScanner(bytes, byteCount: byteCount, rowLimit: limit, otherLimit: 2 * slack)
    bytes = []
    self = try scanner.scan(read)
  }

  private static func beginsWithHeader(_ bytes: ContiguousArray<UInt8>) -> Bool {
    bytes.bigEndian(at: 8) == 13 && bytes[12...].starts(with: "IHDR".utf8)
  }

  /// - Returns: Whether that was all; else there are more than `limit` bytes.
  private mutating func readAll<Failure: Error>(
    _ byteCount: Int?, _ limit: Int, _ read: Reading<Failure>
  ) throws(Failure) -> Bool {
    // One byte more than expected, so that the end is found without another round.
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
}

extension PNGInput {
  /// The same of bytes that are there, chunk by chunk however few they are.
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
