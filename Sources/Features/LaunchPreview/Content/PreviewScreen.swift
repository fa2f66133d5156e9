package import LaunchRules
package import Pixels

package struct PreviewScreen: Sendable {
  package enum Content: Sendable {
    case picture(Picture)
    case unknown
    case blank
  }

  /// The names of the devices with this screen, as a heading.
  package var name: String
  package var display: Display
  package var content: Content
  /// The orientations in which the device is held, the usual one first.
  package var held: [InterfaceOrientation]
  /// Whether the screen shows the image in the smaller frame of an older iPhone.
  package var isLetterboxed = false
  /// The first iOS version that shows the image; `nil` if it is unknown.
  package var firstSystem: OSVersion?
  /// The rotation from the artwork to the launch image's file; `nil` if it is unknown.
  package var turn: Rotation?
  /// The name of the launch image's file; `nil` without a launch image.
  package var file: String?
  /// Facts about the image as names and values, such as its size in pixels.
  package var facts: [Fact] = []
  /// The devices and versions of iOS whose launch looks like this, one text for each line.
  package var launches: [String] = []
  /// A remark about the screen, such as why it is blank; `nil` for none.
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
