/// The size in points of a display in ``Display/all``. Displays with the same size share their
/// entries in UILaunchImages.
public struct LaunchScreenSize: RawRepresentable, Hashable, Sendable, CaseIterable {
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
}

extension LaunchScreenSize: CustomStringConvertible {
  /// The width and height in points: `414x736`.
  public var description: String { points.description }
}
