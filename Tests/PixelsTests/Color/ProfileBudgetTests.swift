import TestSupport
import Testing

@testable import Pixels

/// Profiles that ask for too much are refused before Little CMS sees them.
@Suite struct ProfileBudgetTests {
  /// A profile with one tag of these bytes, listed so many times.
  private func profile(_ tag: [UInt8], listings: Int = 1) -> ContiguousArray<UInt8> {
    let start = 128 + 4 + 12 * listings
    let entry = Array("A2B1".utf8) + Bytes.bigEndian(start) + Bytes.bigEndian(tag.count)
    return ContiguousArray(
      [UInt8](repeating: 0, count: 128) + Bytes.bigEndian(listings)
        + (0..<listings).flatMap { _ in entry } + tag)
  }

  private func lookup(_ type: String, points: Int) -> [UInt8] {
    Array(type.utf8) + [0, 0, 0, 0, 3, 3, UInt8(points)] + [UInt8](repeating: 0, count: 64)
  }

  @Test func whatDevicesHavePasses() throws {
    for tag in [
      lookup("mft1", points: 33), lookup("mft2", points: 64),
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
      profile(lookup("mft1", points: 255)), profile(lookup("mft2", points: 64), listings: 6),
      profile([], listings: 101),
      profile(Array("curv".utf8) + [0, 0, 0, 0] + Bytes.bigEndian(0xFFFF_FFFF)),
    ] {
      #expect(throws: ColorError.tooComplex) { try ProfileBudget.check(bytes) }
    }
  }

  @Test("every cut of a profile passes or is refused")
  func cuts() {
    let whole = profile(lookup("mft2", points: 33))
    for count in 0...whole.count {
      do throws(ColorError) {
        try ProfileBudget.check(ContiguousArray(whole.prefix(count)))
      } catch {
        #expect(error == .tooComplex)
      }
    }
  }

  /// One of the curves has so many segments that Little CMS would read it for minutes.
  @Test("elements are not read: the other tags count", .timeLimit(.minutes(1)))
  func elements() throws {
    let curves =
      Array("cvst".utf8) + [0, 0, 0, 0, 0, 3, 0, 3]
      + (0..<3).flatMap { _ in Bytes.bigEndian(36) + Bytes.bigEndian(12) }
      + Array("curf".utf8) + [0, 0, 0, 0, 0xEA, 0x60, 0, 0]
    let elements =
      Array("mpet".utf8) + [0, 0, 0, 0, 0, 3, 0, 3] + Bytes.bigEndian(1) + Bytes.bigEndian(24)
      + Bytes.bigEndian(curves.count) + curves
    let plain = TestProfile.display(.sRGB, curve: TestProfile.power(1.8))
    var profile = plain
    profile.tags += ["D2B0", "D2B1", "D2B2", "D2B3"].map { ($0, elements) }
    let (expected, found) = (try conversion(plain), try conversion(profile))
    for pixel in [[0, 0, 0], [1, 0.5, 0.25], [0.1, 0.2, 0.9]] {
      #expect(found.applied(pixel) == expected.applied(pixel))
    }
  }

  private func conversion(_ profile: TestProfile) throws -> ColorConversion {
    try ColorConversion(from: .profile(profile.bytes), channels: .rgb, samples: .bits8([]))
  }
}
