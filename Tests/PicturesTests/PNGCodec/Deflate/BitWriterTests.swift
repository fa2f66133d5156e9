import TestSupport
import Testing

@testable import Pictures

/// Compares the writer with a list of bits.
@Suite struct BitWriterTests {
  @Test("random numbers of random widths", arguments: 0..<50)
  func random(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var writer = BitWriter()
    var bits: [Int] = []
    for _ in 0..<500 {
      let count = Int.random(in: 0...32, using: &generator)
      let value = count == 0 ? 0 : Int.random(in: 0..<1 << count, using: &generator)
      writer.append(value, count: count)
      bits += (0..<count).map { value >> $0 & 1 }
      guard Int.random(in: 0..<20, using: &generator) == 0 else { continue }
      writer.align()
      while bits.count % 8 != 0 { bits.append(0) }
      writer.append(contentsOf: [1, 254])
      bits += [1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1]
    }
    writer.align()
    #expect(Array(writer.bytes) == bytes(bits))
  }

  @Test("the kernel writes the same bits as single codes", arguments: 0..<40)
  func sequences(seed: Int) {
    let bytes = ByteSeries.allCases[seed % 7].bytes(seed * 31 + 1)
    let padded = bytes + ContiguousArray(repeating: 0, count: SequenceKernel.padding)
    var kernel = SequenceKernel(MatchSearch.allCases[seed % 4], bytes: bytes.count)
    let block = 1..<bytes.count
    let prices = SymbolPrices(histogram: SequenceKernel.histogram(bytes, 0..<bytes.count))
    let code = BlockCode(kernel.split(padded, block, prices: prices))
    var (fast, slow) = (BitWriter(), BitWriter())
    let ahead = seed % 8
    fast.append((1 << ahead) - 1, count: ahead)
    slow.append((1 << ahead) - 1, count: ahead)
    append(kernel.steps(bytes, block), code, to: &slow)
    kernel.dropAllButLast()
    kernel.write(
      padded, block, codes: SequenceCodes(code), bitCount: code.bitCount, to: &fast)
    fast.append(5, count: 3)
    slow.append(5, count: 3)
    fast.align()
    slow.align()
    #expect(fast.bytes == slow.bytes)
  }

  /// Appends literals and matches as RFC 1951 defines them.
  private func append(
    _ steps: [SequenceKernel.Step], _ code: BlockCode, to writer: inout BitWriter
  ) {
    for step in steps {
      switch step {
      case .literal(let byte): writer.append(code.literals, Int(byte))
      case .match(let length, let distance):
        let symbol = LengthSymbol(of: length)
        writer.append(code.literals, symbol.index)
        writer.append(Int(symbol.extra), count: Int(symbol.extraBits))
        let reach = DistanceSymbol(reach: distance - 1)
        writer.append(code.distances, reach.index)
        writer.append(reach.extra, count: reach.extraBits)
      }
    }
  }

  private func bytes(_ bits: [Int]) -> [UInt8] {
    stride(from: 0, to: bits.count, by: 8).map { start in
      (start..<min(start + 8, bits.count)).reduce(0) { $0 | UInt8(bits[$1] << ($1 - start)) }
    }
  }
}
