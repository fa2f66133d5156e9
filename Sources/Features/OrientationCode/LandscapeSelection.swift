public import LaunchRules

/// The landscape orientations that an app supports, in the order of its
/// UISupportedInterfaceOrientations.
public struct LandscapeSelection: Hashable, Sendable {
  public let orientations: [LandscapeOrientation]

  /// Returns `nil` if `orientations` is empty, or contains an orientation twice.
  public init?(_ orientations: [LandscapeOrientation]) {
    guard !orientations.isEmpty, Set(orientations).count == orientations.count else { return nil }
    self.init(unchecked: orientations)
  }

  private init(unchecked orientations: [LandscapeOrientation]) {
    self.orientations = orientations
  }

  /// The first orientation, which the app launches into.
  public var launch: LandscapeOrientation { orientations[0] }

  /// Both orientations. The app launches with the home button on the right.
  public static let both = LandscapeSelection(unchecked: [.landscapeRight, .landscapeLeft])
}

extension LandscapeSelection: CaseIterable, CustomStringConvertible {
  public static let allCases = [
    both, LandscapeSelection(unchecked: [.landscapeLeft, .landscapeRight]),
    LandscapeSelection(unchecked: [.landscapeRight]),
    LandscapeSelection(unchecked: [.landscapeLeft]),
  ]

  /// The orientations as in options of the command: `landscape-right,landscape-left`.
  public var description: String { orientations.map(\.rawValue).joined(separator: ",") }
}
