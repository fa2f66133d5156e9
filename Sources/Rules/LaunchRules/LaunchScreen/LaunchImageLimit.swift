/// The size of the largest launch image that iOS shows.
package enum LaunchImageLimit {
  /// Maximum size of a decoded image. iOS 14 and later show a black screen for a larger image.
  package static let bytes = 25_000_000
  package static let since = OSVersion(14, 0)

  /// Maximum decoded size, in bytes, of the images that launchgen makes. An image of 2400x2400
  /// pixels has this size. Some apps had a black screen with larger images, and none with images of
  /// 2400x2400 pixels (beeware/briefcase pull request 1371, distriqt/AIR-ImageScripts pull request
  /// 6). The limit is lower than ``bytes``, because ``decodedBytes(width:height:bytesPerPixel:)``
  /// is an estimate.
  package static let safeBytes = decodedBytes(width: 2400, height: 2400)

  /// The bytes of a decoded image, as iOS seems to count them: four bytes per pixel, or eight with
  /// 16 bits per channel. Each row is padded to a multiple of 64 bytes, and the image to a multiple
  /// of 16 KiB.
  /// Source: a single log of an iPhone with iOS 16 about an image of 2732x2732 pixels, "Estimated
  /// size (29900800) is over limit (25000000)" (ionic-team/capacitor-assets issue 640).
  ///
  /// - Precondition: both sides are from 1 through 2³¹ - 1, as in a PNG.
  /// - Returns: the number of bytes; `Int.max` if the number is too large for an `Int`.
  package static func decodedBytes(width: Int, height: Int, bytesPerPixel: Int = 4) -> Int {
    let row = (bytesPerPixel * width + 63) / 64 * 64
    let (bytes, overflow) = row.multipliedReportingOverflow(by: height)
    let page = 16 << 10
    return overflow || bytes > Int.max - page ? Int.max : (bytes + page - 1) / page * page
  }
}

/// The largest screen of one device family at one scale: the one with the longest side in pixels.
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

  /// The largest screens: iPads at @1x and @2x, an iPhone at @3x.
  package static let all = pads + phones.filter { $0.scale == .three }

  package static let pads = ScaleFactor.allCases.compactMap { LargestScreen(of: .pad, $0) }

  /// The largest iPhone screen at each scale except @1x: no iPhone at @1x shows launch screens.
  package static let phones = ScaleFactor.allCases.compactMap { LargestScreen(of: .phone, $0) }
}
