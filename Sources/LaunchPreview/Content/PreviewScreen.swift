package import LaunchRules
package import Pixels

/// A screen and what it shows at launch.
package struct PreviewScreen: Sendable {
  package enum Content: Sendable {
    /// A launch image.
    case picture(Picture)
    /// A launch image that cannot be looked at.
    case unknown
    case blank
  }

  /// The devices, as a heading.
  package var name: String
  package var display: Display
  package var content: Content
  /// The orientations that it is held in, the usual one first.
  package var held: [InterfaceOrientation]
  /// Whether an iPhone shows the image in the frame of an older one.
  package var isLetterboxed = false
  /// The first iOS that shows the image; `nil` if that is not known.
  package var firstSystem: OSVersion?
  /// How the artwork was turned to make the file; `nil` if that is not known.
  package var turn: Rotation?
  /// The name of the file, and what is known of it and of the screen.
  package var file: String?
  package var facts: [Fact] = []
  /// The devices and versions of iOS that show it, in words.
  package var launches: [String] = []
  /// What is to be said of it.
  package var note: String?

  package struct Fact: Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(
    name: String, display: Display, content: Content, held: [InterfaceOrientation]
  ) {
    self.name = name
    self.display = display
    self.content = content
    self.held = held
  }
}
