/// A kernel with unsafe code: the window's positions in binary trees, one for each hash of four
/// bytes.
///
/// A tree is sorted by the bytes that follow its positions, and its root is the latest position. A
/// new position is looked up and becomes the root in a single descent. During the descent, each
/// candidate lies between the nearest lesser and the nearest greater candidate passed so far. It
/// shares at least as many bytes with the new position as the less similar of those two candidates
/// does, so the comparison starts after that many bytes. The longest match is found in about
/// log(window) comparisons, however similar the bytes are; a hash chain would need thousands. In
/// addition to the trees, the two latest positions of each hash of three bytes are kept.
///
/// The data structure comes from Igor Pavlov's LZMA.
///
/// Conditions of the unsafe code: the bytes outlive the trees, and there are at least `end` of
/// them; each position is inserted or found only once, after all positions before it, and lies
/// before `end`. A child is addressed by its place in the window, which is less than the window's
/// size.
@safe struct MatchTrees: ~Copyable {
  static let window = 32768
  static let longest = 258

  private static let rootBits = 16
  private static let shortBits = 15
  private static let none: Int32 = -1

  private let bytes: UnsafeRawPointer
  private let end: Int
  private let depth: Int
  /// The root of each tree, by hash of four bytes. `children` has the lesser and the greater child
  /// of each place in the window, and `shorts` the two latest positions by hash of three bytes. All
  /// three share one allocation.
  private let roots: UnsafeMutablePointer<Int32>
  private let children: UnsafeMutablePointer<Int32>
  private let shorts: UnsafeMutablePointer<Int32>

  init(_ bytes: UnsafePointer<UInt8>, end: Int, depth: Int) {
    unsafe self.bytes = UnsafeRawPointer(bytes)
    self.end = end
    self.depth = depth
    let count = 1 << Self.rootBits + 2 * Self.window + 2 << Self.shortBits
    unsafe roots = .allocate(capacity: count)
    unsafe roots.initialize(repeating: Self.none, count: count)
    unsafe children = roots + 1 << Self.rootBits
    unsafe shorts = children + 2 * Self.window
  }

  deinit { unsafe roots.deallocate() }

  func insert(_ position: Int) {
    guard position + 4 <= end else { return }
    rememberShort(position)
    descend(position) { _, _ in }
  }

  /// Inserts a position and appends its matches, each longer than the previous match.
  ///
  /// - Returns: The longest match's length; 0 if there is no match.
  func find(_ position: Int, into matches: inout ContiguousArray<MatchTable.Match>) -> Int {
    guard position + 4 <= end else { return 0 }
    var best = 0
    if let reach = rememberShort(position) {
      matches.append(MatchTable.Match(length: 3, reach: reach))
      best = 3
    }
    // A tree holds positions that share four bytes and, because of hash collisions, some that share
    // fewer.
    var longest = 3
    descend(position) { length, reach in
      guard length > longest else { return }
      longest = length
      matches.append(MatchTable.Match(length: length, reach: reach))
    }
    return max(best, longest > 3 ? longest : 0)
  }

  /// Inserts the position as its tree's root, and calls `body` with each candidate's length and its
  /// distance minus one, the latest first.
  @inline(__always)
  private func descend(_ position: Int, _ body: (Int, UInt16) -> Void) {
    let limit = min(Self.longest, end - position)
    let root = unsafe roots + hash(position, bits: Self.rootBits, mask: .max)
    var candidate = Int(unsafe root.pointee)
    unsafe root.pointee = Int32(truncatingIfNeeded: position)
    // The slots for the next lesser and the next greater candidate, and the numbers of bytes that
    // the last lesser and the last greater candidate share with the position.
    var less = 2 * (position & (Self.window - 1))
    var greater = less + 1
    var (sharedLess, sharedGreater) = (0, 0)
    var rest = depth
    while candidate >= 0, position - candidate < Self.window, rest > 0 {
      rest -= 1
      let length = sharedLength(
        candidate, position, from: min(sharedLess, sharedGreater), limit: limit)
      body(length, UInt16(truncatingIfNeeded: position - candidate - 1))
      let place = 2 * (candidate & (Self.window - 1))
      if length == limit {
        // Both positions are equal as far as a match can reach, so the position replaces the
        // candidate.
        unsafe children[less] = children[place]
        unsafe children[greater] = children[place + 1]
        return
      }
      if byte(candidate + length) < byte(position + length) {
        unsafe children[less] = Int32(truncatingIfNeeded: candidate)
        less = place + 1
        sharedLess = length
      } else {
        unsafe children[greater] = Int32(truncatingIfNeeded: candidate)
        greater = place
        sharedGreater = length
      }
      candidate = Int(unsafe children[less == place + 1 ? less : greater])
    }
    unsafe children[less] = Self.none
    unsafe children[greater] = Self.none
  }

  /// Remembers a position. Returns the distance minus one to the latest of the two remembered
  /// positions that shares three bytes with it; `nil` if there is none.
  @inline(__always) @discardableResult
  private func rememberShort(_ position: Int) -> UInt16? {
    let pair = unsafe shorts + 2 * hash(position, bits: Self.shortBits, mask: 0xFF_FFFF)
    defer {
      unsafe pair[1] = pair[0]
      unsafe pair[0] = Int32(truncatingIfNeeded: position)
    }
    let wanted = word(position) & 0xFF_FFFF
    for place in 0..<2 {
      let candidate = Int(unsafe pair[place])
      guard candidate >= 0, position - candidate < Self.window else { return nil }
      if word(candidate) & 0xFF_FFFF == wanted {
        return UInt16(truncatingIfNeeded: position - candidate - 1)
      }
    }
    return nil
  }

  @inline(__always)
  private func sharedLength(_ first: Int, _ second: Int, from start: Int, limit: Int) -> Int {
    var length = start
    while length + 8 <= limit {
      let difference =
        unsafe bytes.loadUnaligned(fromByteOffset: first + length, as: UInt64.self)
        ^ bytes.loadUnaligned(fromByteOffset: second + length, as: UInt64.self)
      if difference != 0 { return length + difference.littleEndian.trailingZeroBitCount / 8 }
      length += 8
    }
    while length < limit, byte(first + length) == byte(second + length) { length += 1 }
    return length
  }

  @inline(__always)
  private func hash(_ position: Int, bits: Int, mask: UInt32) -> Int {
    Int(((word(position) & mask) &* 2_654_435_761) >> UInt32(32 - bits))
  }

  @inline(__always)
  private func word(_ position: Int) -> UInt32 {
    unsafe bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self).littleEndian
  }

  @inline(__always)
  private func byte(_ position: Int) -> UInt8 {
    unsafe bytes.load(fromByteOffset: position, as: UInt8.self)
  }
}
