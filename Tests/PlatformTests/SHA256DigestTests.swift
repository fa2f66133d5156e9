import Foundation
import Platform
import TestSupport
import Testing

/// Digests that FIPS 180-4's examples and another implementation give.
@Suite struct SHA256DigestTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func examples(text: String, digest: String) {
    #expect(SHA256Digest(of: text).description == digest)
  }

  @Test func millionTimesA() {
    let bytes = ContiguousArray<UInt8>(repeating: 0x61, count: 1_000_000)
    #expect(
      SHA256Digest(of: bytes).description
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test("every length through 400, and some long ones")
  func everyLength() {
    var generator = SeededGenerator(seed: 256)
    for count in Array(0...400) + [4095, 4096, 4097, 100_000] {
      let bytes = ContiguousArray(
        (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
      #expect(SHA256Digest(of: bytes).bytes == Self.reference(bytes), "\(count) bytes")
    }
  }

  /// The algorithm as FIPS 180-4 describes it; its constants are digits of roots of primes.
  private static func reference(_ bytes: ContiguousArray<UInt8>) -> [UInt8] {
    var padded = Array(bytes) + [0x80]
    while padded.count % 64 != 56 { padded.append(0) }
    padded += (0..<8).map { UInt8(truncatingIfNeeded: (bytes.count * 8) >> (56 - 8 * $0)) }
    func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }
    let primes = (2...311).filter { number in !(2..<number).contains { number % $0 == 0 } }
    func fraction(_ root: Double) -> UInt32 { UInt32((root - root.rounded(.down)) * 0x1p32) }
    let constants = primes.map { fraction(cbrt(Double($0))) }
    var state = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
    for block in stride(from: 0, to: padded.count, by: 64) {
      var words = (0..<16).map { word in
        (0..<4).reduce(0 as UInt32) { $0 << 8 | UInt32(padded[block + 4 * word + $1]) }
      }
      for index in 16..<64 {
        let (early, late) = (words[index - 15], words[index - 2])
        let first = turned(early, 7) ^ turned(early, 18) ^ early >> 3
        let second = turned(late, 17) ^ turned(late, 19) ^ late >> 10
        words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
      }
      var v = state
      for index in 0..<64 {
        let choice = v[4] & v[5] ^ ~v[4] & v[6]
        let majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
        let rotated = turned(v[4], 6) ^ turned(v[4], 11) ^ turned(v[4], 25)
        let first = v[7] &+ rotated &+ choice &+ constants[index] &+ words[index]
        let second = (turned(v[0], 2) ^ turned(v[0], 13) ^ turned(v[0], 22)) &+ majority
        v = [first &+ second, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
      }
      state = zip(state, v).map { $0 &+ $1 }
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
    }
  }
}
