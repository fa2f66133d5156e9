/// The keys in whose presence iOS ignores launch images, from the oldest to the newest.
///
/// Sources: that they replace launch images is DECOMP (known from decompiled system code, not from
/// Apple's documents); the versions are those of the Information Property List Key Reference. An
/// iOS that does not know a key cannot heed it.
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
