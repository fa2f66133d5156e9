/// A key that makes iOS ignore launch images. The key that iOS introduced first is the first case.
///
/// Sources: that these keys replace launch images is DECOMP (known from decompiled system code, not
/// from Apple's documents); the versions are from the Information Property List Key Reference. A
/// version of iOS that does not know a key ignores it.
public enum LaunchScreenKey: String, Hashable, Sendable, CaseIterable {
  case storyboardName = "UILaunchStoryboardName"
  case storyboards = "UILaunchStoryboards"
  case screen = "UILaunchScreen"
  case screens = "UILaunchScreens"

  public var minimumOS: OSVersion {
    switch self {
    case .storyboardName: OSVersion(8, 0)
    case .storyboards: OSVersion(9, 0)
    case .screen, .screens: OSVersion(14, 0)
    }
  }
}
