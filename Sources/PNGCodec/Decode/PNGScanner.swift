internal import CDeflate

/// Reads a PNG chunk by chunk, and keeps what a decoder needs of each: of a chunk that it does not
/// look into, the type and whether its checksum is right. The result is a PNG too, with the same
/// verdict and the same warnings.
struct PNGScanner {
  private var input = PNGInput([])
  /// Bytes that were read, those from ``next`` on still to be looked at.
  private var buffer: ContiguousArray<UInt8>
  private var next = 0
  /// In the file.
  private var position = 0
  private let byteCount: Int?
  private var header: Header?
  private var order = ChunkOrder()
  /// How many bytes of IDAT may be kept, and of all other chunks.
  private var rowRoom: Int
  private var otherRoom: Int

  private static let part = 64 << 10

  /// - Parameters:
  ///   - start: what has been read.
  ///   - byteCount: of the file; `nil` if it is not known.
  init(_ start: ContiguousArray<UInt8>, byteCount: Int?, rowLimit: Int, otherLimit: Int) {
    buffer = start
    self.byteCount = byteCount
    rowRoom = rowLimit
    otherRoom = otherLimit
  }

  /// - Precondition: the file begins with the signature.
  mutating func scan<Failure: Error>(
    _ read: PNGInput.Reading<Failure>
  ) throws(Failure) -> PNGInput {
    _ = try take(PNGFile.signature.count, keep: .max, read)
    while try chunk(read) {}
    return input
  }

  /// - Returns: Whether another chunk may follow.
  private mutating func chunk<Failure: Error>(
    _ read: PNGInput.Reading<Failure>
  ) throws(Failure) -> Bool {
    let start = input.bytes.count
    // What follows may be nothing, or no chunk.
    guard try take(8, keep: .max, read).count == 8 else { return false }
    let name = input.bytes[(start + 4)...]
    let length = input.bytes.bigEndian(at: start)
    guard ChunkList.isName(name), length < 1 << 31 else { return false }
    if let byteCount, length > byteCount - position - 4 {
      input.leaveOut(byteCount - position)
      return false
    }
    let type = String(decoding: name, as: UTF8.self)
    let needed = needed(of: type)
    if header == nil, byteCount != nil, length > needed {
      // IHDR does not come first, or has another length: its contents do not matter.
      _ = try take(needed, keep: .max, read)
      close(start, kept: needed, of: length, isIntact: true)
      return false
    }
    let content = try take(length, keep: needed, from: Self.checksum(of: name, after: 0), read)
    var stored = ContiguousArray<UInt8>()
    if content.count == length { stored = try checksum(read) }
    guard stored.count == 4 else {
      cutShort(at: start + 8)
      return false
    }
    let isIntact = stored.bigEndian(at: 0) == Int(content.checksum)
    if length <= needed {
      input.bytes += stored
    } else {
      close(start, kept: needed, of: length, isIntact: isIntact)
    }
    if type == "IEND" { try countTrailing(read) }
    return finish(type, at: start, isBare: needed == 0 || length == 0, isIntact: isIntact)
  }

  /// How many bytes of a chunk's content decide what becomes of it.
  private func needed(of type: String) -> Int {
    guard let header else { return 14 }
    switch type {
    case "IDAT": return max(0, rowRoom)
    // More than the longest one, so that a wrong length stays wrong.
    case "PLTE": return 769
    case "iCCP", "eXIf": return max(0, otherRoom)
    default:
      // Not nothing, so that the fault keeps its place.
      if ChunkOrder.isCritical(type) { return 1 }
      let longest = AncillaryRule.of(type, in: header).lengths.upperBound
      return longest < Int.max ? min(longest + 1, max(0, otherRoom)) : 0
    }
  }
}

extension PNGScanner {
  /// Judges a chunk that has been read, and takes it out again if it says nothing new.
  ///
  /// - Returns: Whether another chunk may follow.
  private mutating func finish(
    _ type: String, at start: Int, isBare: Bool, isIntact: Bool
  ) -> Bool {
    if header == nil {
      header = Header(firstIn: input.bytes)
      order.last = type
      return header != nil
    }
    if type == "IEND" || ChunkOrder.isCritical(type) && !isIntact { return false }
    let count = input.bytes.count - start
    if order.isIdle(type, isBare: isBare, isIntact: isIntact, isCrowded: otherRoom < 0) {
      remove(from: start)
      return true
    }
    if type == "IDAT" { rowRoom -= count } else { otherRoom -= count }
    order.add(type, isBare: isBare, isIntact: isIntact)
    return true
  }

  /// Ends a chunk that is not whole: with its new length, and a checksum that is right or wrong like
  /// the file's.
  private mutating func close(_ start: Int, kept: Int, of length: Int, isIntact: Bool) {
    input.leaveOut(length - kept)
    for byte in 0..<4 {
      input.bytes[start + byte] = UInt8(truncatingIfNeeded: kept >> (24 - 8 * byte))
    }
    let checksum = Self.checksum(of: input.bytes[(start + 4)...], after: 0)
    input.bytes.append(bigEndian: isIntact ? checksum : ~checksum)
  }

  /// The file ends inside of a chunk, which keeps its claim.
  private mutating func cutShort(at content: Int) {
    let end = position
    input.bytes.removeLast(input.bytes.count - content)
    input.leaveOut(end - input.position(inFile: content))
  }

  private mutating func remove(from start: Int) {
    let inner = input.gaps.filter { $0.place > start }.reduce(0) { $0 + $1.count }
    input.gaps.removeAll { $0.place > start }
    let count = input.bytes.count - start
    input.bytes.removeLast(count)
    input.leaveOut(count + inner)
  }

  private mutating func countTrailing<Failure: Error>(
    _ read: PNGInput.Reading<Failure>
  ) throws(Failure) {
    if let byteCount {
      input.trailing = max(0, byteCount - position)
    } else {
      let end = position
      _ = try take(.max, keep: 0, read)
      input.trailing = position - end
    }
  }

  private mutating func checksum<Failure: Error>(
    _ read: PNGInput.Reading<Failure>
  ) throws(Failure) -> ContiguousArray<UInt8> {
    let start = input.bytes.count
    let count = try take(4, keep: 4, read).count
    let stored = ContiguousArray(input.bytes[start...])
    input.bytes.removeLast(count)
    return stored
  }

  /// Goes on by so many bytes, or to the end of the file, and keeps the first of them.
  ///
  /// - Returns: How many bytes there were, and their checksum.
  private mutating func take<Failure: Error>(
    _ count: Int, keep: Int, from checksum: UInt32 = 0, _ read: PNGInput.Reading<Failure>
  ) throws(Failure) -> (count: Int, checksum: UInt32) {
    var taken = (count: 0, checksum: checksum)
    while taken.count < count {
      if next == buffer.count {
        buffer.removeAll(keepingCapacity: buffer.capacity <= 2 * Self.part)
        next = 0
        try read(&buffer, Self.part)
        if buffer.isEmpty { break }
      }
      let piece = buffer[next..<next + min(count - taken.count, buffer.count - next)]
      let kept = piece.prefix(max(0, keep - taken.count))
      // Whether there is memory for these.
      if input.bytes.count + kept.count > input.bytes.capacity { try read(&input.bytes, 0) }
      input.bytes += kept
      taken.checksum = Self.checksum(of: piece, after: taken.checksum)
      taken.count += piece.count
      next += piece.count
    }
    position += taken.count
    return taken
  }

  private static func checksum(of bytes: ArraySlice<UInt8>, after checksum: UInt32) -> UInt32 {
    unsafe bytes.withUnsafeBytes { unsafe libdeflate_crc32(checksum, $0.baseAddress, $0.count) }
  }
}
