/// A part of the artwork that a screen does not show well.
package enum PreviewNotice: Hashable, Sendable {
  /// The part with the most contrast is cropped on some screens; `part` is the largest cropped
  /// share of its contrast, from 0 to 1.
  case focusCropped(screens: [String], part: Double)
  /// The part with the most contrast is under the camera of some devices.
  case focusUnderCamera(devices: [String])
}

extension PreviewNotice: CustomStringConvertible {
  /// The problem, to be printed after the name of the artwork.
  package var description: String {
    switch self {
    case .focusCropped(let screens, let part):
      "has its strongest contrast where \(screens.joined(separator: "; ")) "
        + "\(screens.count == 1 ? "crops" : "crop") it (up to \(Decimal.percent(part)) of that part)"
    case .focusUnderCamera(let devices):
      "has its strongest contrast under the camera of \(devices.joined(separator: "; "))"
    }
  }
}
