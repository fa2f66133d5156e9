internal import CPixelKernels
internal import Texts

/// A transfer function for HDR (ITU-R BT.2100). HDR light extends beyond a display's white, so HDR
/// artwork is rejected: scaled down to a display's white, it would be almost black.
enum HDRTransfer: UInt8, CaseIterable {
  // The values are code points of ITU-T H.273.
  case pq = 16
  case hlg = 18

  var error: ColorError { .highDynamicRange(transfer: self == .pq ? "PQ" : "HLG") }

  /// The light of a sample. Both the light and the sample are from 0 through 1.
  private func light(_ sample: Double) -> Double {
    switch self {
    case .pq:
      let root = pow(sample, 32.0 / 2523)
      return pow(max(root - 107.0 / 128, 0) / (2413.0 / 128 - 2392.0 / 128 * root), 8192.0 / 1305)
    case .hlg where sample <= 0.5: return sample * sample / 3
    case .hlg: return (exp((sample - 0.559_910_73) / 0.178_832_77) + 0.284_668_92) / 12
    }
  }

  /// The HDR transfer function that the light of `grays` follows; `nil` if the light follows
  /// neither PQ nor HLG.
  ///
  /// - Parameter grays: the light of evenly spaced grays, from black through white, in any unit.
  init?(light grays: [Float]) {
    let grays = grays.map { Double($0) }
    guard let found = Self.allCases.first(where: { $0.isFollowed(by: grays) }) else { return nil }
    self = found
  }

  /// Largest accepted difference between the natural logarithms of a profile's light and of this
  /// function's light. HDR profiles differ by up to 0.29. A gAMA chunk that approximates PQ by a
  /// power differs by 0.44. The 88 other profiles that were measured differ from PQ by at least
  /// 1.04, and from HLG by at least 0.51.
  private var tolerance: Double { self == .pq ? 0.5 : 0.3 }

  /// The powers to which profiles may raise this function's light. HLG's exponent depends on the
  /// display's luminance: 1.2 at 1000 cd/m².
  private var exponents: [Double] { self == .pq ? [1] : [1, 1.1, 1.2, 1.3] }

  private func isFollowed(by grays: [Double]) -> Bool {
    [0...255.0, 16...235.0].contains { range in
      exponents.contains { exponent in
        isFollowed(by: grays) { gray in
          let code = 255 * Double(gray) / Double(grays.count - 1)
          let sample = (code - range.lowerBound) / (range.upperBound - range.lowerBound)
          return pow(light(min(max(sample, 0), 1)), exponent)
        }
      }
    }
  }

  /// Whether the grays are proportional to `function`. The brightest grays are not compared,
  /// because a profile may clip light above its white. The darkest grays are not compared, because
  /// dark light is imprecise.
  private func isFollowed(by grays: [Double], _ function: (Int) -> Double) -> Bool {
    let white = grays.max() ?? 0
    guard let last = grays.lastIndex(where: { $0 < 0.9 * white }) else { return false }
    let factor = grays[last] / function(last)
    let compared = grays[...last].indices.filter { grays[$0] > 0.002 * white }
    return compared.count >= 8
      && compared.allSatisfy {
        abs(log(grays[$0] / (factor * function($0)))) <= tolerance
      }
  }

  /// The HDR transfer function in the `cicp` tag of an ICC profile (ICC.1:2022, 9.2.17 and 10.3);
  /// `nil` if the tag is missing or not HDR.
  init?(tagOf profile: ContiguousArray<UInt8>) {
    let reader = ByteReader(profile[...], .bigEndian)
    func integer(_ position: Int) -> Int { reader.integer(at: position, bytes: 4) ?? 0 }
    let cicp = 0x6369_6370
    let tags = (0..<min(integer(128), ProfileBudget.tags)).map { 132 + 12 * $0 }
    guard let tag = tags.first(where: { integer($0) == cicp }), integer(integer(tag + 4)) == cicp,
      let value = reader.integer(at: integer(tag + 4) + 9, bytes: 1)
    else { return nil }
    self.init(rawValue: UInt8(value))
  }
}
