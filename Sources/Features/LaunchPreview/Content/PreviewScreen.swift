import LaunchRules
import Pixels

/// A device that shows a launch image or stays blank.
struct PreviewScreen: Sendable {
  enum Content: Sendable {
    case picture(Picture)
    case unknown
    case blank
  }

  /// The names of the devices with this screen, as a heading.
  var name: String
  var display: Display
  var content: Content
  /// The orientations in which the device is held, the usual one first.
  var held: [InterfaceOrientation]
  /// Whether the screen shows the image in the smaller frame of an older iPhone.
  var isLetterboxed = false
  /// The first iOS version that shows the image; `nil` if it is unknown.
  var firstSystem: OSVersion?
  /// The rotation from the artwork to the launch image's file; `nil` if it is unknown.
  var turn: Rotation?
  /// The name of the launch image's file; `nil` without a launch image.
  var file: String?
  /// Facts about the image as names and values, such as its size in pixels.
  var facts: [Fact] = []
  /// The devices and versions of iOS whose launch looks like this, one text for each line.
  var launches: [String] = []
  /// A remark about the screen, such as why it is blank; `nil` for none.
  var note: String?

  struct Fact: Sendable {
    var name: String
    var value: String

    init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Whether iOS draws a launch image of this size upright in the interface, which rotates with the
  /// device. iPads always do. iPhones do so only with landscape files: a Plus with that of an asset
  /// catalog and, as shipped apps rely on it, all iPhones since iOS 9.
  func isDrawnUpright(_ size: PixelSize) -> Bool {
    if display.idiom == .pad { return true }
    let isTolerant = firstSystem.map { $0 >= ScreenImage.firstUpright } ?? false
    return size.width > size.height && (display == .plus || isTolerant)
  }
}

extension Display {
  /// The devices in few words, as a heading: without those that only Display Zoom gives this
  /// display if there are others.
  var heading: String {
    guard isZoomed, let zoomedDevices else { return usualDevices }
    return zoomedDevices + ", zoomed"
  }

  /// Whether devices have this display only with Display Zoom.
  var isZoomed: Bool { usualDevices.isEmpty && zoomedDevices != nil }
}
