/// The landscape orientations that an app supports, in the order of its Info.plist.
public struct LandscapeSelection: Hashable, Sendable, CaseIterable, CustomStringConvertible {
  public let orientations: [LandscapeOrientation]

  /// Returns `nil` if `orientations` is empty, or contains an orientation twice.
  public init?(_ orientations: [LandscapeOrientation]) {
    guard let selection = Self.allCases.first(where: { $0.orientations == orientations }) else {
      return nil
    }
    self = selection
  }

  private init(known orientations: LandscapeOrientation...) { self.orientations = orientations }

  /// The first orientation, which the app launches into.
  public var launch: LandscapeOrientation { orientations[0] }

  /// Both orientations. The app launches with the home button on the right.
  public static let both = Self(known: .landscapeRight, .landscapeLeft)

  public static let allCases = [
    both, Self(known: .landscapeLeft, .landscapeRight), Self(known: .landscapeRight),
    Self(known: .landscapeLeft),
  ]

  /// The orientations as in options of the command: `landscape-right,landscape-left`.
  public var description: String { orientations.map(\.rawValue).joined(separator: ",") }
}
