public import LaunchRules

/// The landscape orientations that an app supports, in the order of its
/// UISupportedInterfaceOrientations.
public struct LandscapeSelection: Hashable, Sendable {
  /// The first orientation, which the app launches into.
  public let launch: LandscapeOrientation
  public let orientations: [LandscapeOrientation]

  /// Returns `nil` if `orientations` is empty, or contains an orientation twice.
  public init?(_ orientations: [LandscapeOrientation]) {
    guard let first = orientations.first, Set(orientations).count == orientations.count else {
      return nil
    }
    launch = first
    self.orientations = orientations
  }

  private init(launch: LandscapeOrientation, other: LandscapeOrientation? = nil) {
    self.launch = launch
    orientations = [launch] + [other].compactMap(\.self)
  }

  /// Both orientations. The app launches with the home button on the right.
  public static let both = LandscapeSelection(launch: .landscapeRight, other: .landscapeLeft)
}

extension LandscapeSelection: CaseIterable {
  public static let allCases = [
    both, LandscapeSelection(launch: .landscapeLeft, other: .landscapeRight),
    LandscapeSelection(launch: .landscapeRight), LandscapeSelection(launch: .landscapeLeft),
  ]
}

extension LandscapeSelection: CustomStringConvertible {
  /// The orientations as in options of the command: `landscape-right,landscape-left`.
  public var description: String { orientations.map(\.rawValue).joined(separator: ",") }
}
