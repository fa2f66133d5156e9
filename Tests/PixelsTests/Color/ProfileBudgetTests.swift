import TestSupport
import Testing

@testable import Pixels

/// Profiles that ask for too much are refused before Little CMS sees them.
@Suite struct ProfileBudgetTests {
  /// A profile with one tag of these bytes, listed so many times.
  private func profile(_ tag: [UInt8], listings: Int = 1) -> ContiguousArray<UInt8> {
    let start = 128 + 4 + 12 * listings
    let entry = Array("D2B1".utf8) + Bytes.bigEndian(start) + Bytes.bigEndian(tag.count)
    return ContiguousArray(
      [UInt8](repeating: 0, count: 128) + Bytes.bigEndian(listings)
        + (0..<listings).flatMap { _ in entry } + tag)
  }

  private func short(_ number: Int) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 0xFF)] }

  /// A tag whose elements share one place.
  private func elements(_ count: Int, _ element: [UInt8]) -> [UInt8] {
    let place = Bytes.bigEndian(16 + 8 * count) + Bytes.bigEndian(element.count)
    return Array("mpet".utf8) + [0, 0, 0, 0, 0, 3, 0, 3] + Bytes.bigEndian(count)
      + (0..<count).flatMap { _ in place } + element
  }

  private func table(_ points: Int) -> [UInt8] {
    Array("clut".utf8) + [0, 0, 0, 0, 0, 3, 0, 3] + [UInt8](repeating: UInt8(points), count: 16)
  }

  private func curves(segments: Int) -> [UInt8] {
    Array("cvst".utf8) + [0, 0, 0, 0, 0, 1, 0, 1] + Bytes.bigEndian(20) + Bytes.bigEndian(12)
      + Array("curf".utf8) + [0, 0, 0, 0] + short(segments) + [0, 0]
  }

  private func lookup(_ type: String, points: Int) -> [UInt8] {
    Array(type.utf8) + [0, 0, 0, 0, 3, 3, UInt8(points)] + [UInt8](repeating: 0, count: 64)
  }

  @Test func whatDevicesHavePasses() throws {
    for tag in [
      elements(5, table(33)), elements(16, table(9)), lookup("mft1", points: 33),
      lookup("mft2", points: 64), elements(3, curves(segments: 3)),
      Array("curv".utf8) + [0, 0, 0, 0] + Bytes.bigEndian(4096),
    ] {
      try ProfileBudget.check(profile(tag))
    }
    try ProfileBudget.check([])
    try ProfileBudget.check(profile([]))
    try ProfileBudget.check(profile(lookup("mft1", points: 9), listings: 100))
  }

  @Test func moreIsRefused() {
    for bytes in [
      profile(elements(17, [])), profile(elements(1_000_000, [])), profile(elements(1, table(255))),
      profile(lookup("mft1", points: 255)), profile(lookup("mft2", points: 64), listings: 6),
      profile([], listings: 101), profile(elements(1, curves(segments: 60_000))),
      profile(Array("curv".utf8) + [0, 0, 0, 0] + Bytes.bigEndian(0xFFFF_FFFF)),
    ] {
      #expect(throws: ColorError.tooComplex) { try ProfileBudget.check(bytes) }
    }
  }

  @Test("every cut of a profile passes or is refused")
  func cuts() {
    let whole = profile(elements(3, table(33)) + curves(segments: 4))
    for count in 0...whole.count {
      do throws(ColorError) {
        try ProfileBudget.check(ContiguousArray(whole.prefix(count)))
      } catch {
        #expect(error == .tooComplex)
      }
    }
  }
}
