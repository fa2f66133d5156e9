internal import Pixels

/// An option with which no picture can be made.
public enum PictureOptionFault: Error, Equatable, Sendable {
  /// The number of jobs is below one.
  case jobs(Int)
  /// A coordinate of the position is outside 0…1.
  case position(Position)
  /// The logo's size is not positive, or is unreasonably large.
  case logoLength(LogoOptions.Length)
  /// A coordinate of the focus is outside 0…1.
  case focus(Position)
  /// A focus is set, but the fit does not crop.
  case focusWithoutCrop(Fit)
}

extension PictureOptionFault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .jobs(let jobs): "the number of jobs is \(jobs) (it must be at least 1)"
    case .position(let position):
      "the position \(position.x), \(position.y) is outside the artwork (both must be from 0 to 1)"
    case .logoLength(.share(let share)):
      "the logo's scale is \(share) (it must be above 0 and at most \(LogoOptions.shareLimit))"
    case .logoLength(.points(let points)):
      "the logo has \(points) points (they must be above 0 and at most \(LogoOptions.pointLimit))"
    case .focus(let point):
      "the focus \(point.x), \(point.y) is outside the artwork (both must be from 0 to 1)"
    case .focusWithoutCrop(let fit):
      "the focus has no effect (it is kept by crops, and the fit \(fit.rawValue) makes none)"
    }
  }
}
