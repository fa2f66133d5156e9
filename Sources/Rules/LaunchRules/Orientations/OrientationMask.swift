/// A set of interface orientations, with the names of UIInterfaceOrientationMask.
public struct OrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public init(_ orientation: InterfaceOrientation) {
    self =
      switch orientation {
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeLeft
      case .landscapeRight: .landscapeRight
      }
  }

  public init(_ orientations: some Sequence<InterfaceOrientation>) {
    self = orientations.reduce(into: []) { $0.insert(OrientationMask($1)) }
  }

  public static let portrait = OrientationMask(rawValue: 1)
  public static let portraitUpsideDown = OrientationMask(rawValue: 2)
  public static let landscapeLeft = OrientationMask(rawValue: 4)
  public static let landscapeRight = OrientationMask(rawValue: 8)
  public static let landscape: OrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: OrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: OrientationMask = [.portrait, .landscape]

  public func contains(_ orientation: InterfaceOrientation) -> Bool {
    contains(OrientationMask(orientation))
  }
}
