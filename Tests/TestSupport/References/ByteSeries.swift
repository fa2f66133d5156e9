/// Series of bytes, each difficult for a run-length and Huffman coder in its own way.
package enum ByteSeries: String, Sendable, CaseIterable {
  case allEqual
  case random
  case alternating
  /// Runs around the maximum length of a match: 257 to 260 bytes.
  case longRuns
  /// Runs of one to five bytes; matches begin at three.
  case shortRuns
  /// Byte values whose counts are Fibonacci numbers, which results in the deepest Huffman tree.
  case fibonacci
  case fewValues

  package func bytes(_ count: Int) -> ContiguousArray<UInt8> {
    var generator = SeededGenerator(seed: count)
    switch self {
    case .allEqual: return ContiguousArray(repeating: 7, count: count)
    case .random:
      return ContiguousArray((0..<count).map { _ in .random(in: 0...255, using: &generator) })
    case .alternating: return ContiguousArray((0..<count).map { $0 % 2 == 0 ? 0 : 255 })
    case .longRuns: return Self.runs(of: 257...260, count: count, &generator)
    case .shortRuns: return Self.runs(of: 1...5, count: count, &generator)
    case .fibonacci: return Self.fibonacci(count, &generator)
    case .fewValues:
      return ContiguousArray((0..<count).map { _ in .random(in: 254...255, using: &generator) })
    }
  }

  private static func runs(
    of lengths: ClosedRange<Int>, count: Int, _ generator: inout SeededGenerator
  ) -> ContiguousArray<UInt8> {
    var bytes = ContiguousArray<UInt8>()
    var value: UInt8 = 0
    while bytes.count < count {
      let length = Int.random(in: lengths, using: &generator)
      bytes.append(contentsOf: repeatElement(value, count: min(length, count - bytes.count)))
      value &+= 41
    }
    return bytes
  }

  private static func fibonacci(
    _ count: Int, _ generator: inout SeededGenerator
  ) -> ContiguousArray<UInt8> {
    var bytes = ContiguousArray<UInt8>()
    var (number, next) = (1, 1)
    var value: UInt8 = 0
    while bytes.count < count {
      bytes.append(contentsOf: repeatElement(value, count: min(number, count - bytes.count)))
      (number, next) = (next, number + next)
      value &+= 1
    }
    bytes.shuffle(using: &generator)
    return bytes
  }
}

extension ByteSeries {
  /// 23 byte values whose counts are Fibonacci numbers, so that their Huffman code is longer than
  /// 15 bits.
  package static let deepTree: ContiguousArray<UInt8> = {
    var bytes = ContiguousArray<UInt8>()
    var (number, next) = (1, 1)
    for value in UInt8(0)..<23 {
      bytes.append(contentsOf: repeatElement(value, count: number))
      (number, next) = (next, number + next)
    }
    return bytes
  }()
}
