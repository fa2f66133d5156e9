public import LaunchRules

/// An invalid option.
public enum OptionFault: Error, Hashable, Sendable {
  case namePrefix(String, LaunchImageName.Fault)
  /// The number of jobs is below one.
  case jobs(Int)
  /// No screen, or no scale, is selected.
  case noImages
  /// A coordinate is not from 0 to 1.
  case position(Position)
  /// The logo's size is not above 0, or unreasonable.
  case logoLength(LogoOptions.Length)
  /// The artwork is a logo that is turned already.
  case turnedLogo
}

extension OptionFault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .namePrefix(let prefix, let fault):
      "the name prefix '\(prefix)' cannot be used (\(fault))"
    case .jobs(let jobs): "the number of jobs is \(jobs) (it must be at least 1)"
    case .noImages: "no image would be made (no screen, or no scale, is selected)"
    case .position(let position):
      "the position \(position.x), \(position.y) is outside the artwork (both must be from 0 to 1)"
    case .logoLength(.share(let share)):
      "the logo's scale is \(share) (it must be above 0 and at most \(LogoOptions.shareLimit))"
    case .logoLength(.points(let points)):
      "the logo has \(points) points (they must be above 0 and at most \(LogoOptions.pointLimit))"
    case .turnedLogo: "the logo is turned already (logos are upright)"
    }
  }
}

extension BuildOptions {
  /// Checks the options.
  ///
  /// - Throws: ``OptionFault`` for the first invalid option.
  public func validate() throws(OptionFault) {
    do throws(LaunchImageName.Fault) {
      try LaunchImageName.check(prefix: namePrefix)
    } catch {
      throw .namePrefix(namePrefix, error)
    }
    if jobs < 1 { throw .jobs(jobs) }
    for position in [position, logo.position] {
      guard (0...1).contains(position.x), (0...1).contains(position.y) else {
        throw .position(position)
      }
    }
    guard logo.length.isValid else { throw .logoLength(logo.length) }
    if artworkIsLogo && isTurned { throw .turnedLogo }
    let hasImages = screens.contains { screen in
      ScaleFactor.allCases.contains { scales.includes($0, for: screen) }
    }
    if !hasImages { throw .noImages }
  }
}
