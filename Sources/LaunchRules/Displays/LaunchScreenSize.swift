/// A screen size that gets an entry under UILaunchImages, in TN2244's terms.
public enum LaunchScreenSize: Int, Hashable, Sendable, CaseIterable {
  // The order of TN2244's Listing 1.
  case height568 = 568
  case height480 = 480
  case height667 = 667
  case height736 = 736

  public var points: PointSize {
    switch self {
    case .height480: PointSize(width: 320, height: 480)
    case .height568: PointSize(width: 320, height: 568)
    case .height667: PointSize(width: 375, height: 667)
    case .height736: PointSize(width: 414, height: 736)
    }
  }

  /// The first iOS that runs on such a screen, among those that know launch image entries.
  public var minimumOS: OSVersion {
    switch self {
    case .height480, .height568: OSVersion(7, 0)
    case .height667, .height736: OSVersion(8, 0)
    }
  }

  /// What follows the prefix in TN2244's names: `-iOS8-736h`. The first size has no height.
  public var nameSuffix: String {
    self == .height480 ? "-iOS7" : "-iOS\(minimumOS.major)-\(rawValue)h"
  }

  /// The scales of the displays that have this size.
  public var nativeScales: Set<ScaleFactor> {
    Set(Display.all.filter { $0.points == points }.map(\.scale))
  }
}

extension LaunchScreenSize: CustomStringConvertible {
  /// `414x736`, in points.
  public var description: String { points.description }
}
