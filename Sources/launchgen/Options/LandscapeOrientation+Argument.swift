import ArgumentParser
import LaunchImages

extension LandscapeOrientation: ExpressibleByArgument {
  /// Accepts `landscape-right` and the names in Info.plist and Interface Builder, in upper or lower
  /// case: `UIInterfaceOrientationLandscapeRight`, `LandscapeRight`.
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
