package import LaunchRules
package import Pixels

/// A screen and its content at launch.
package struct PreviewScreen: Sendable {
  package enum Content: Sendable {
    /// A launch image.
    case picture(Picture)
    /// A launch image that cannot be read.
    case unknown
    case blank
  }

  /// The devices, as a heading.
  package var name: String
  package var display: Display
  package var content: Content
  /// The orientations in which the device is held, the usual one first.
  package var held: [InterfaceOrientation]
  /// Whether an iPhone shows the image in the frame of an older iPhone.
  package var isLetterboxed = false
  /// The first iOS that shows the image; `nil` if it is unknown.
  package var firstSystem: OSVersion?
  /// How the artwork was turned to make the file; `nil` if that is unknown.
  package var turn: Rotation?
  /// The name of the file.
  package var file: String?
  package var facts: [Fact] = []
  /// The devices and versions of iOS that show the screen, in words.
  package var launches: [String] = []
  /// A remark about the screen.
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
