/// A screen size of an iPhone that gets an entry in UILaunchImages, as in TN2244.
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

  /// The first iOS that runs on this screen and knows UILaunchImages.
  public var minimumOS: OSVersion {
    switch self {
    case .height480, .height568: OSVersion(7, 0)
    case .height667, .height736: OSVersion(8, 0)
    }
  }

  /// The part after the prefix in TN2244's file names: `-iOS8-736h`; without a height for the
  /// smallest size: `-iOS7`.
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
