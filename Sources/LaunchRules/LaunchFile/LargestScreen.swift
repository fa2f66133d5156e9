/// The screen of an iPhone or iPad at one scale that has the most pixels on its longer side.
package struct LargestScreen: Hashable, Sendable {
  package var device: String
  package var scale: ScaleFactor
  /// In pixels, in landscape.
  package var pixelWidth: Int
  package var pixelHeight: Int

  private init?(of idiom: DeviceIdiom, _ scale: ScaleFactor) {
    let displays = Display.all.filter { $0.idiom == idiom && $0.scale == scale }
    guard let largest = displays.max(by: { $0.pixelHeight < $1.pixelHeight }) else { return nil }
    device = DeviceModel.all.first { $0.display == largest }?.name ?? largest.devices
    self.scale = scale
    (pixelWidth, pixelHeight) = (largest.pixelHeight, largest.pixelWidth)
  }

  /// From @1x to @3x.
  package static let all = pads + phones.filter { $0.scale == .three }

  /// Of iPads alone.
  package static let pads = ScaleFactor.allCases.compactMap { LargestScreen(of: .pad, $0) }

  /// Of iPhones alone; none that shows launch files has @1x.
  package static let phones = ScaleFactor.allCases.compactMap { LargestScreen(of: .phone, $0) }
}
