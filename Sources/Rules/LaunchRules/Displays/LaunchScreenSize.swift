/// The size in points of a display in ``Display/all``. Displays with the same size share their
/// entries in UILaunchImages.
public struct LaunchScreenSize: RawRepresentable, Hashable, Sendable, CaseIterable,
  CustomStringConvertible
{
  public let points: PointSize
  /// The family of the devices that have this size.
  public let idiom: DeviceIdiom
  /// The first iOS that runs on this screen and reads UILaunchImages.
  public let minimumOS: OSVersion

  /// The height in points.
  public var rawValue: Int { points.height }

  /// Finds a size by its height in points; `nil` if no display has that height.
  public init?(rawValue: Int) {
    guard let display = Display.all.first(where: { $0.points.height == rawValue }) else {
      return nil
    }
    self.init(of: display)
  }

  /// - Parameter display: the first display of its size in ``Display/all``.
  init(of display: Display) {
    points = display.points
    idiom = display.idiom
    minimumOS = display.minimumOS
  }

  /// The sizes in Listing 1 of TN2244, in the listing's order.
  public static let technote: [LaunchScreenSize] = [.height568, .height480, .height667, .height736]

  /// The four sizes of TN2244, then the sizes of all other displays in the order of
  /// ``Display/all``.
  public static let allCases = Display.all.reduce(into: technote) { screens, display in
    if !screens.contains(where: { $0.points == display.points }) {
      screens.append(LaunchScreenSize(of: display))
    }
  }

  /// All iPhone sizes, TN2244's first.
  public static let phones = allCases.filter { $0.idiom == .phone }

  /// All iPad sizes.
  public static let tablets = allCases.filter { $0.idiom == .pad }

  /// The scales of the displays that have this size.
  public var nativeScales: Set<ScaleFactor> {
    Set(Display.all.filter { $0.points == points }.map(\.scale))
  }

  /// The width and height in points: `414x736`.
  public var description: String { points.description }

  /// How far the camera, the home indicator and the status bar reach into the edges of a landscape
  /// screen, in points: for each edge, the largest inset of all displays of this size.
  ///
  /// Sources: as for ``SafeAreas``.
  ///
  /// - Complexity: O(displays times devices)
  public var landscapeSafeArea: SafeArea {
    Display.all.filter { $0.points == points }.compactMap(\.safeAreas?.landscape)
      .reduce(SafeArea()) { $0.union($1) }
  }
}

/// Constants named after the height in points. ``init(rawValue:)`` finds a size by its height.
extension LaunchScreenSize {
  public static let height568 = LaunchScreenSize(of: .phone568)
  public static let height480 = LaunchScreenSize(of: .phone480)
  public static let height667 = LaunchScreenSize(of: .phone667)
  public static let height736 = LaunchScreenSize(of: .plus)
  public static let height812 = LaunchScreenSize(of: .phone812)
  public static let height896 = LaunchScreenSize(of: .phone896At2x)
  public static let height844 = LaunchScreenSize(of: .phone844)
  public static let height926 = LaunchScreenSize(of: .phone926)
  public static let height852 = LaunchScreenSize(of: .phone852)
  public static let height932 = LaunchScreenSize(of: .phone932)
  public static let height874 = LaunchScreenSize(of: .phone874)
  public static let height956 = LaunchScreenSize(of: .phone956)
  public static let height912 = LaunchScreenSize(of: .phone912)
  public static let height678 = LaunchScreenSize(of: .duoOuter)
  public static let height951 = LaunchScreenSize(of: .duoInner)

  public static let height1024 = LaunchScreenSize(of: .pad1024At1x)
  public static let height1133 = LaunchScreenSize(of: .pad1133)
  public static let height1080 = LaunchScreenSize(of: .pad1080)
  public static let height1180 = LaunchScreenSize(of: .pad1180)
  public static let height1112 = LaunchScreenSize(of: .pad1112)
  public static let height1194 = LaunchScreenSize(of: .pad1194)
  public static let height1210 = LaunchScreenSize(of: .pad1210)
  public static let height1366 = LaunchScreenSize(of: .pad1366)
  public static let height1376 = LaunchScreenSize(of: .pad1376)
}
