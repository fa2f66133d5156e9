/// Among the screens of one family and one scale, the screen with the most pixels on its longer
/// side.
package struct LargestScreen: Equatable, Sendable {
  package var device: String
  package var scale: ScaleFactor
  /// The width in landscape, in pixels.
  package var pixelWidth: Int
  package var pixelHeight: Int

  private init?(of idiom: DeviceIdiom, _ scale: ScaleFactor) {
    let displays = Display.all.filter { $0.idiom == idiom && $0.scale == scale }
    guard let largest = displays.max(by: { $0.pixelHeight < $1.pixelHeight }) else { return nil }
    device = DeviceModel.all.first { $0.display == largest }?.name ?? largest.devices
    self.scale = scale
    (pixelWidth, pixelHeight) = (largest.pixelHeight, largest.pixelWidth)
  }

  /// The largest screen at each scale, from @1x to @3x.
  package static let all = pads + phones.filter { $0.scale == .three }

  package static let pads = ScaleFactor.allCases.compactMap { LargestScreen(of: .pad, $0) }

  /// The largest iPhone screen at each scale. No iPhone that shows launch screens has @1x.
  package static let phones = ScaleFactor.allCases.compactMap { LargestScreen(of: .phone, $0) }
}
