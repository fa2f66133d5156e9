package import Pictures
package import Pixels
package import Texts

/// What a build for a web app makes, and how: screens, placement, colors, names and manifest.
package struct WebAppOptions: Equatable, Sendable {
  /// How artworks and logos are read and placed, and how images are encoded.
  package var images = PictureOptions()
  /// The background of dark images; `nil` for the background of the other images.
  package var darkBackground: Background?
  package var addedScreens: [StartupScreen] = []
  package var namePrefix = StartupNamePrefix.standard
  /// The URL of the web server's folder with the images; empty if the images are next to the page.
  package var urlPrefix = ""
  package var manifest = WebManifestOptions()

  package init() {}

  package var tagsFile: String { namePrefix.text + ".html" }

  /// The screens that get images, each once.
  var screens: [StartupScreen] {
    addedScreens.reduce(into: StartupScreen.all) { screens, screen in
      if !screens.contains(where: screen.isSame) { screens.append(screen) }
    }
  }

  func background(isDark: Bool) -> Background {
    (isDark ? darkBackground : nil) ?? images.background
  }

  /// A digest of the version and of all options that affect the files' bytes.
  func key(version: String) -> String {
    let words = [
      "web app", darkBackground.map { "\($0)" } ?? "",
      addedScreens.map(\.description).joined(separator: " "), namePrefix.text, urlPrefix,
      manifest.display.rawValue, manifest.themeColor.map { "\($0)" } ?? "",
    ]
    return images.key(version: version, words)
  }
}

package struct WebManifestOptions: Equatable, Sendable {
  /// The values of `display` (Web Application Manifest, 1.9).
  package enum Display: String, Equatable, Sendable, CaseIterable, TextValue {
    case standalone, fullscreen
    case minimalUI = "minimal-ui"
    case browser
  }

  package var display = Display.standalone
  /// The value of `theme_color`; `nil` for the mean color of the images' background.
  package var themeColor: RGBColor?

  package init() {}
}

/// The prefix of the names of all files. It contains only ASCII letters, digits and `-._~`,
/// which have no special meaning in file systems, URLs and HTML (RFC 3986, 2.3).
package struct StartupNamePrefix: Equatable, Sendable, TextValue {
  package let text: String

  package static let standard = StartupNamePrefix(unchecked: "apple-splash")

  /// Maximum length in bytes. Longer names could exceed 255 bytes, the limit of most file systems.
  private static let limit = 200

  /// A prefix must not begin with a dot, which hides a file, or a hyphen, which marks an option.
  package init(text: String) throws(ValueFault) {
    let isSafe = text.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~": true
      default: false
      }
    }
    guard isSafe, !text.isEmpty, text.utf8.count <= Self.limit, !text.hasPrefix("."),
      !text.hasPrefix("-")
    else {
      throw ValueFault(
        "it is not 1 to \(Self.limit) of the characters a-z A-Z 0-9 - . _ ~, or begins with a dot "
          + "or hyphen",
        remedy: text.contains("/") ? "use --output for the folder" : nil)
    }
    self.init(unchecked: text)
  }

  private init(unchecked text: String) { self.text = text }
}
