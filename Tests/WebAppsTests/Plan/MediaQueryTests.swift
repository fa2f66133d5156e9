import Foundation
import LaunchRules
import Pixels
import Testing

@testable import WebApps

/// On each screen, held in either way, in either scheme, one tag matches: judged by the queries' text.
@Suite struct MediaQueryTests {
  private static let artwork = WebAppPlan.Artwork(size: PixelSize(width: 3840, height: 2160))

  @Test(arguments: [false, true])
  func oneTagMatches(_ hasDark: Bool) {
    let plan = WebAppPlan(
      artworks: hasDark ? [.main: Self.artwork, .dark: Self.artwork] : [.main: Self.artwork],
      options: WebAppOptions())
    for screen in StartupScreen.all {
      for orientation in ["portrait", "landscape"] {
        for scheme in ["light", "dark"] {
          let features = [
            "device-width": "\(screen.points.width)px",
            "device-height": "\(screen.points.height)px",
            "-webkit-device-pixel-ratio": "\(screen.scale.rawValue)", "orientation": orientation,
            "prefers-color-scheme": scheme,
          ]
          let files = plan.tags.filter { matches($0.media, features) }.map(\.file)
          let short = screen.points.width * screen.scale.rawValue
          let long = screen.points.height * screen.scale.rawValue
          let name = orientation == "portrait" ? "\(short)-\(long)" : "\(long)-\(short)"
          let infix = hasDark && scheme == "dark" ? "dark-" : ""
          #expect(files == ["apple-splash-\(infix)\(name).png"])
        }
      }
    }
  }

  private func matches(_ media: String, _ features: [String: String]) -> Bool {
    media.components(separatedBy: " and ").allSatisfy { condition in
      let parts = condition.dropFirst().dropLast().components(separatedBy: ": ")
      return condition.hasPrefix("(") && condition.hasSuffix(")") && parts.count == 2
        && features[parts[0]] == parts[1]
    }
  }
}
