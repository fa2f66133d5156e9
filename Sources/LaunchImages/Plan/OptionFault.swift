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
  /// A coordinate of the focus is not from 0 to 1.
  case focus(Position)
  /// There is a focus, but nothing is cropped.
  case focusWithoutCrop(Fit)
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
    case .focus(let point):
      "the focus \(point.x), \(point.y) is outside the artwork (both must be from 0 to 1)"
    case .focusWithoutCrop(let fit):
      "the focus has no effect (it is kept by crops, and the fit \(fit.rawValue) makes none)"
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
    if !position.isInside { throw .position(position) }
    if case .point(let point) = focus, !point.isInside { throw .focus(point) }
    if focus != nil && fit != .cover { throw .focusWithoutCrop(fit) }
    let hasImages = screens.contains { screen in
      ScaleFactor.allCases.contains { scales.includes($0, for: screen) }
    }
    if !hasImages { throw .noImages }
  }
}

extension Position {
  fileprivate var isInside: Bool { (0...1).contains(x) && (0...1).contains(y) }
}
