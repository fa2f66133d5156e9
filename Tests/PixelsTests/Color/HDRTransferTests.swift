import Foundation
import TestSupport
import Testing

@testable import Pixels

/// HDR that only an ICC profile declares is found by its `cicp` tag or by its light, and no profile
/// of another kind is mistaken for it.
@Suite struct HDRTransferTests {
  private static let pqError = ColorError.highDynamicRange(transfer: "PQ")
  private static let hlgError = ColorError.highDynamicRange(transfer: "HLG")

  /// SMPTE ST 2084, as a share of 10,000 cd/m².
  private static func pq(_ code: Double) -> Double {
    let (m1, m2) = (0.1593017578125, 78.84375)
    let (c1, c2, c3) = (0.8359375, 18.8515625, 18.6875)
    let power = pow(code, 1 / m2)
    return pow(max(power - c1, 0) / (c2 - c3 * power), 1 / m1)
  }

  /// The inverse OETF of ARIB STD-B67.
  private static func hlg(_ code: Double) -> Double {
    let a = 0.17883277
    let b = 1 - 4 * a
    let c = 0.5 - a * log(4 * a)
    return code <= 0.5 ? code * code / 3 : (exp((code - c) / a) + b) / 12
  }

  private static func points(_ count: Int, _ light: (Double) -> Double) -> [Double] {
    (0..<count).map { light(Double($0) / Double(count - 1)) }
  }

  private struct Curve {
    var name: String
    var error: ColorError?
    var light: (Double) -> Double

    /// The same for narrow-range samples.
    var narrow: Curve {
      Curve(name: "narrow \(name)", error: error) { light(min(max(($0 * 255 - 16) / 219, 0), 1)) }
    }
  }

  private static var hdr: [Curve] {
    var curves: [Curve] = []
    for peak: Double in [10_000, 4000, 1000, 203, 100] {
      curves.append(
        Curve(name: "PQ up to \(peak)", error: pqError) { min(1, pq($0) * 10_000 / peak) })
    }
    for gamma: Double in [1, 1.03, 1.2, 1.33] {
      curves.append(Curve(name: "HLG, gamma \(gamma)", error: hlgError) { pow(hlg($0), gamma) })
    }
    return curves + [curves[0].narrow, curves[5].narrow]
  }

  private static var others: [Curve] {
    var curves: [Curve] = []
    for gamma: Double in [1, 1.45, 1.8, 2.2, 2.4, 2.6, 2.8, 3, 3.5, 4] {
      curves.append(Curve(name: "gamma \(gamma)") { pow($0, gamma) })
    }
    curves.append(Curve(name: "sRGB") { SRGBTransfer.linear($0) })
    curves.append(
      Curve(name: "BT.709") { $0 < 0.081 ? $0 / 4.5 : pow(($0 + 0.099) / 1.099, 1 / 0.45) })
    curves.append(Curve(name: "L*") { $0 > 0.08 ? pow(($0 + 0.16) / 1.16, 3) : $0 / 9.033 })
    curves.append(Curve(name: "log 100") { $0 <= 0 ? 0 : pow(10, 2 * ($0 - 1)) })
    curves.append(Curve(name: "log 316") { $0 <= 0 ? 0 : pow(10, 2.5 * ($0 - 1)) })
    curves.append(Curve(name: "black") { _ in 0 })
    curves.append(Curve(name: "white") { _ in 1 })
    curves.append(Curve(name: "negative") { 1 - $0 })
    curves.append(Curve(name: "steps") { $0 < 0.5 ? 0 : 1 })
    return curves
  }

  /// Profiles with this curve: of displays, gray, and a lookup table.
  private static func profiles(
    _ count: Int, _ curve: Curve
  ) -> [(TestProfile, ChannelLayout)] {
    let points = points(count, curve.light)
    var nodes: [[Double]] = []
    for corner in 0..<8 {
      let color = [corner >> 2 & 1, corner >> 1 & 1, corner & 1].map { Double($0) }
      nodes.append(Colorimetry.matrix(ColorSpaceTests.bt2020) * color)
    }
    let tag = TestProfile.curve(points)
    return [
      (TestProfile.display(ColorSpaceTests.bt2020, curve: tag), .rgb),
      (TestProfile.display(.sRGB, curve: tag), .rgb),
      (TestProfile.gray(curve: tag), .gray),
      (TestProfile.lattice(nodes, curve: points), .rgba),
    ]
  }

  private func error(_ profile: TestProfile, _ channels: ChannelLayout, is16: Bool) -> ColorError? {
    do throws(ColorError) {
      _ = try ColorConversion(
        from: .profile(profile.bytes), channels: channels,
        samples: is16 ? .bits16([]) : .bits8([]))
      return nil
    } catch {
      return error
    }
  }

  @Test("curves and tables of PQ and HLG are refused", arguments: [33, 64, 1024, 4096])
  func curves(count: Int) {
    for curve in Self.hdr {
      for (index, profile) in Self.profiles(count, curve).enumerated() {
        let found = error(profile.0, profile.1, is16: index == 1)
        #expect(found == curve.error, "\(curve.name), profile \(index)")
      }
    }
  }

  @Test("other curves are not", arguments: [2, 3, 16, 256, 1024, 4096])
  func otherCurves(count: Int) {
    for curve in Self.others {
      for (index, profile) in Self.profiles(count, curve).enumerated() {
        let found = error(profile.0, profile.1, is16: false)
        #expect(
          found != Self.pqError && found != Self.hlgError, "\(curve.name), profile \(index)")
      }
    }
  }

  @Test("a power that stands for PQ is refused, and no power of a display", arguments: 4...40)
  func powers(quarter: Int) {
    let exponent = Double(quarter) / 4
    let profile = TestProfile.display(.sRGB, curve: TestProfile.power(exponent))
    let found = error(profile, .rgb, is16: false)
    #expect(found == ((6.25...7).contains(exponent) ? Self.pqError : nil), "\(exponent)")
  }

  @Test("the tag cicp is enough")
  func tag() {
    let display = TestProfile.display(.sRGB, curve: TestProfile.power(2.2))
    let gray = TestProfile.gray(curve: TestProfile.power(2.2))
    func tagged(_ profile: TestProfile, _ tag: [UInt8]) -> TestProfile {
      var profile = profile
      profile.tags.insert(("cicp", tag), at: 1)
      return profile
    }
    func cicp(_ transfer: UInt8) -> [UInt8] {
      Array("cicp".utf8) + [0, 0, 0, 0, 9, transfer, 0, 1]
    }
    for transfer in UInt8.min ... .max {
      let expected: ColorError? =
        switch transfer {
        case 16: Self.pqError
        case 18: Self.hlgError
        default: nil
        }
      #expect(error(tagged(display, cicp(transfer)), .rgb, is16: false) == expected)
      #expect(error(tagged(gray, cicp(transfer)), .grayAlpha, is16: false) == expected)
    }
    // Of another type, or cut off.
    let tags: [[UInt8]] = [
      Array("data".utf8) + cicp(16).dropFirst(4), [], Array("cicp".utf8) + [0, 0, 0, 0],
    ]
    for tag in tags {
      #expect(error(tagged(display, tag), .rgb, is16: false) == nil)
    }
  }

  @Test("a tag anywhere, in a cut or hostile profile, traps nowhere")
  func hostile() {
    var profile = TestProfile.display(.sRGB, curve: TestProfile.power(2.2))
    profile.tags.append(("cicp", Array("cicp".utf8) + [0, 0, 0, 0, 9, 16, 0, 1]))
    let bytes = profile.bytes
    #expect(HDRTransfer(tagOf: bytes) == .pq)
    for count in 0..<bytes.count {
      #expect([nil, .pq].contains(HDRTransfer(tagOf: ContiguousArray(bytes.prefix(count)))))
    }
    for index in bytes.indices {
      var changed = bytes
      changed[index] = 0xFF
      _ = HDRTransfer(tagOf: changed)
    }
  }

  @Test("light that is not a number is not HDR")
  func notNumbers() {
    for light: [Float] in [
      [], [0], [Float](repeating: .nan, count: 256), [Float](repeating: .infinity, count: 256),
      (0..<256).map { $0 % 2 == 0 ? .nan : Float($0) }, [Float](repeating: -1, count: 256),
    ] {
      #expect(HDRTransfer(light: light) == nil)
    }
  }
}
