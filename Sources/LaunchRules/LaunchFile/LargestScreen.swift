/// The largest screen of an iPhone or iPad at one scale: no other screen of that scale is wider or
/// higher.
///
/// Source: Apple's technical specifications of these devices.
package struct LargestScreen: Hashable, Sendable {
  package var device: String
  package var scale: ScaleFactor
  /// The width in landscape, in pixels.
  package var pixelWidth: Int
  package var pixelHeight: Int

  /// The largest screen at each scale, from @1x to @3x.
  package static let all = pads + phones.filter { $0.scale == .three }

  /// The largest iPad screen at each scale.
  package static let pads = [
    LargestScreen(device: "iPad 2", scale: .one, pixelWidth: 1024, pixelHeight: 768),
    LargestScreen(device: "iPad Pro 13 (M4)", scale: .two, pixelWidth: 2752, pixelHeight: 2064),
  ]

  /// The largest iPhone screen at each scale. No iPhone that shows launch screens has @1x.
  package static let phones = [
    LargestScreen(device: "iPhone XR", scale: .two, pixelWidth: 1792, pixelHeight: 828),
    LargestScreen(device: "iPhone 16 Pro Max", scale: .three, pixelWidth: 2868, pixelHeight: 1320),
  ]
}
