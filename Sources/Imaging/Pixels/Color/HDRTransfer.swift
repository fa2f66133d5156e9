internal import CPixelKernels
internal import Texts

/// A transfer function for HDR (ITU-R BT.2100). Its light extends beyond a display's white: shown
/// as that of a display, pictures are almost black.
enum HDRTransfer: UInt8, CaseIterable {
  // The values are code points of ITU-T H.273.
  case pq = 16
  case hlg = 18

  var error: ColorError { .highDynamicRange(transfer: self == .pq ? "PQ" : "HLG") }

  /// The light of a sample, both from 0 through 1.
  private func light(_ sample: Double) -> Double {
    switch self {
    case .pq:
      let root = pow(sample, 32.0 / 2523)
      return pow(max(root - 107.0 / 128, 0) / (2413.0 / 128 - 2392.0 / 128 * root), 8192.0 / 1305)
    case .hlg where sample <= 0.5: return sample * sample / 3
    case .hlg: return (exp((sample - 0.559_910_73) / 0.178_832_77) + 0.284_668_92) / 12
    }
  }

  /// The transfer function that light follows, if it is one for HDR.
  ///
  /// - Parameter grays: the light of evenly spaced grays, from black through white, in any unit.
  init?(light grays: [Float]) {
    let grays = grays.map { Double($0) }
    guard let found = Self.allCases.first(where: { $0.isFollowed(by: grays) }) else { return nil }
    self = found
  }

  /// Largest accepted difference from the function, as a natural logarithm. HDR profiles reach
  /// 0.29, gAMA's power for PQ 0.44; 88 others differ from PQ by 1.04 or more, from HLG by 0.51.
  private var tolerance: Double { self == .pq ? 0.5 : 0.3 }

  /// The exponents that profiles apply to the function. HLG has one for the luminance of the
  /// display, which is 1.2 at 1000 cd/m².
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

  /// Whether light is that of `function` times a factor. A profile may clip what is brighter than
  /// its white, and dark light is imprecise.
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

  /// The transfer function that the `cicp` tag of an ICC profile names, if it is one for HDR
  /// (ICC.1:2022, 9.2.17 and 10.3).
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
