import ArgumentParser
import LaunchImages

extension LandscapeOrientation: ExpressibleByArgument {
  /// Accepts names such as `landscape-right`, and those in Info.plist and Interface Builder, such
  /// as `UIInterfaceOrientationLandscapeRight` and `LandscapeRight`. The case of letters does not
  /// matter.
  public init?(argument: String) {
    let wanted = argument.lowercased()
    let known = Self.allCases.first { orientation in
      let long = orientation.interfaceOrientation.rawValue
      let short = long.dropFirst("UIInterfaceOrientation".count)
      return [orientation.rawValue, long.lowercased(), short.lowercased()].contains(wanted)
    }
    guard let known else { return nil }
    self = known
  }
}
