/// A size in points. All displays with this size share their entries in UILaunchImages.
public struct LaunchScreenSize: RawRepresentable, Hashable, Sendable, CaseIterable,
  CustomStringConvertible
{
  public let points: PointSize
  public let idiom: DeviceIdiom
  /// The first iOS that supports launch images of this size.
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

  /// The sizes of TN2244, then the sizes of all other displays in the order of ``Display/all``.
  public static let allCases = Display.all.reduce(into: technote) { screens, display in
    if !screens.contains(where: { $0.points == display.points }) {
      screens.append(LaunchScreenSize(of: display))
    }
  }

  public static let phones = allCases.filter { $0.idiom == .phone }
  public static let tablets = allCases.filter { $0.idiom == .pad }

  /// The scales of the displays that have this size.
  public var nativeScales: Set<ScaleFactor> {
    Set(Display.all.filter { $0.points == points }.map(\.scale))
  }

  public var description: String { points.description }

  /// For each edge of a landscape screen, the largest inset of all displays of this size.
  public var landscapeSafeArea: SafeArea {
    Display.all.filter { $0.points == points }.compactMap(\.safeAreas?.landscape)
      .reduce(SafeArea()) { $0.union($1) }
  }
}

/// The sizes of TN2244, named after the height in points. ``init(rawValue:)`` finds any size.
extension LaunchScreenSize {
  public static let height568 = LaunchScreenSize(of: .phone568)
  public static let height480 = LaunchScreenSize(of: .phone480)
  public static let height667 = LaunchScreenSize(of: .phone667)
  public static let height736 = LaunchScreenSize(of: .plus)
}
