// UIKit, as Basics.swift tells.

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 4
  case landscapeRight = 3
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified
  case compact
  case regular
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}

@MainActor open class UITraitCollection: NSObject {
  open var userInterfaceStyle: UIUserInterfaceStyle = .light
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
}

@available(iOS 17.0, *)
public protocol UITraitDefinition {}

@available(iOS 17.0, *)
public struct UITraitHorizontalSizeClass: UITraitDefinition {}

@available(iOS 17.0, *)
@MainActor public struct UITraitOverrides {
  public var horizontalSizeClass: UIUserInterfaceSizeClass
  public mutating func remove<Trait: UITraitDefinition>(_ trait: Trait.Type) {}
}
