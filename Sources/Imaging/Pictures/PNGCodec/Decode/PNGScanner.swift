/// Reads a PNG chunk by chunk, and leaves out the content of chunks that no decoder reads. A
/// shortened chunk gets a new checksum, which is right only if the original one was. The result is
/// a PNG that gives the same image or error, and the same warnings, as the file.
struct PNGScanner {
  private var input = PNGInput([])
  /// Bytes that were read from the file; those from ``next`` on have not been scanned yet.
  private var buffer: ContiguousArray<UInt8>
  private var next = 0
  private var position = 0
  private let byteCount: Int?
  private var header: Header?
  private var order = ChunkOrder()
  /// Number of bytes of IDAT chunks, and of all other chunks, that may still be kept.
  private var rowRoom, otherRoom: Int

  private static let part = 64 << 10

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
    // The file may end here, or continue with bytes that are not a chunk.
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
      // The first chunk is not IHDR or has a wrong length, so its content does not matter.
      _ = try take(needed, keep: .max, read)
      close(start, kept: needed, of: length, isIntact: true)
      return false
    }
    let content = try take(length, keep: needed, from: PNGFile.checksum(name), read)
    let end = input.bytes.count
    if content.count == length { _ = try take(4, keep: 4, read) }
    let stored = ContiguousArray(input.bytes[end...])
    input.bytes.removeLast(stored.count)
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

  /// Number of bytes at the start of a chunk's content that can affect the image, the error or the
  /// warnings.
  private func needed(of type: String) -> Int {
    guard let header else { return 14 }
    switch type {
    case "IDAT": return max(0, rowRoom)
    // One more than the longest palette, so that a wrong length stays wrong.
    case "PLTE": return 769
    case "iCCP", "eXIf": return max(0, otherRoom)
    default:
      // One byte is kept, so that the fault is reported at the same position.
      if ChunkOrder.isCritical(type) { return 1 }
      let longest = AncillaryRule.of(type, in: header).lengths.upperBound
      return longest < Int.max ? min(longest + 1, max(0, otherRoom)) : 0
    }
  }

  /// Removes the chunk that was just read if decoding gives the same result without it.
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

  /// Completes a chunk whose content was shortened from `length` to `kept` bytes.
  private mutating func close(_ start: Int, kept: Int, of length: Int, isIntact: Bool) {
    input.leaveOut(length - kept)
    input.bytes.replaceSubrange(start..<start + 4, with: ContiguousArray(bigEndian: UInt32(kept)))
    let checksum = PNGFile.checksum(input.bytes[(start + 4)...])
    input.bytes.append(bigEndian: isIntact ? checksum : ~checksum)
  }

  /// Drops the content of a chunk that the file's end cuts short. Its length and type are kept.
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

  /// Advances by `count` bytes, or to the end of the file, and keeps the first `keep` of them.
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
      // Reading zero bytes only checks whether there is memory for the kept bytes.
      if input.bytes.count + kept.count > input.bytes.capacity { try read(&input.bytes, 0) }
      input.bytes += kept
      taken.checksum = PNGFile.checksum(piece, after: taken.checksum)
      taken.count += piece.count
      next += piece.count
    }
    position += taken.count
    return taken
  }
}

/// What a ``PNGScanner`` has to remember of the chunks that it has kept.
struct ChunkOrder {
  /// The last chunk that was kept.
  var last = ""
  private var lastIsIntact = true
  private var lastIsBare = false
  private var hasPalette = false
  private var hasRows = false
  /// Whether a kept chunk makes decoders reject the file.
  private var isRefused = false

  static func isCritical(_ type: String) -> Bool { type.first?.isUppercase == true }

  /// Whether decoding gives the same result without this chunk. A chunk is bare if its content has
  /// no effect. A file is crowded if it has more chunks than any program writes.
  func isIdle(_ type: String, isBare: Bool, isIntact: Bool, isCrowded: Bool) -> Bool {
    // Messages name the chunk before the fault, so a chunk of another type is kept.
    if isRefused { return isCrowded || type == last }
    guard isBare else { return false }
    if type == "IDAT" { return isIntact && last == "IDAT" }
    if Self.isCritical(type) || last == "IDAT" || Self.isCritical(last) { return false }
    return isCrowded || type == last && isIntact == lastIsIntact && lastIsBare
  }

  mutating func add(_ type: String, isBare: Bool, isIntact: Bool) {
    switch type {
    case "IDAT":
      if hasRows && last != "IDAT" { isRefused = true }
      hasRows = true
    case "PLTE":
      if hasPalette { isRefused = true }
      hasPalette = true
    default: if Self.isCritical(type) { isRefused = true }
    }
    (last, lastIsBare, lastIsIntact) = (type, isBare, isIntact)
  }
}
