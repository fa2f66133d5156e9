internal import LaunchRules
internal import Pictures
internal import Pixels
internal import Texts

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
  /// The upright screen, in points, of an older device in whose frame the image is shown; `nil` if
  /// the image fills the screen.
  var frame: PointSize?
  /// The first iOS version that shows the image; `nil` if it is unknown.
  var firstSystem: OSVersion?
  /// The rotation from the artwork to the launch image's file; `nil` if it is unknown.
  var turn: Rotation?
  /// The name of the launch image's file; `nil` without a launch image.
  var file: String?
  /// Further facts about the image as names and values, such as its size in bytes.
  var facts: [(name: String, value: String)] = []
  /// The devices and versions of iOS whose launch looks like this, one text for each line.
  var launches: [String] = []
  /// A remark about the screen, such as why it is blank; `nil` for none.
  var note: String?

  /// The part of the screen, as it is held, into which iOS draws the image: the whole screen, or the
  /// frame of an older device.
  func area(_ held: InterfaceOrientation) -> ViewFrame {
    func seen(_ points: PointSize) -> (width: Double, height: Double) {
      let (width, height) = (Double(points.width), Double(points.height))
      return held.isLandscape ? (height, width) : (width, height)
    }
    return ViewFrame(
      picture: seen(frame ?? display.points), in: seen(display.points), .contain, .position(.center)
    )
  }

  /// The file's name and size in pixels; `nil` without a file.
  var caption: String? {
    guard case .picture(let picture) = content else { return file }
    return file.map { "\($0), \(picture.size) pixels" }
  }

  /// Whether iOS draws a launch image of this size upright in the interface, which rotates with the
  /// device. iPads draw all images upright. iPhones draw only landscape images upright: before iOS
  /// 9, only an iPhone Plus, and only images of an asset catalog; since iOS 9, every iPhone.
  /// Shipped apps rely on the behavior since iOS 9.
  func isDrawnUpright(_ size: PixelSize) -> Bool {
    if display.idiom == .pad { return true }
    let isTolerant = firstSystem.map { $0 >= ScreenImage.firstUpright } ?? false
    return size.width > size.height
      && ([.plus, .zoomedPlus].contains(display) || isTolerant)
  }
}

extension Display {
  /// The names of the devices, as a heading. Devices with Display Zoom are named only if there are
  /// no other devices.
  var heading: String { usualDevices.isEmpty ? "\(zoomedDevices ?? ""), zoomed" : usualDevices }
}

extension PreviewScreen {
  /// - Parameter usual: the orientation that comes first in ``held``.
  init(
    name: String, display: Display, _ content: Content, _ rows: [LaunchSurvey.Row],
    usual: InterfaceOrientation
  ) {
    let all = Set(rows.map(\.launch.orientation)).filter { $0.isLandscape == usual.isLandscape }
    let others = InterfaceOrientation.allCases.filter { $0 != usual && all.contains($0) }
    self.init(name: name, display: display, content: content, held: [usual] + others)
    launches = rows.map { "\($0.deviceNames): iOS \($0.systems)" }.withoutRepeats
  }

  /// Sets the file, facts about the file, and remarks about how iOS draws the file. `size` is the
  /// size of the screen.
  mutating func setFile(_ name: String, for size: String, from system: OSVersion) {
    file = name
    firstSystem = system
    facts = [("Screen", size)]
    var notes: [String] = []
    if frame != nil {
      notes.append(
        "Shown in the frame of an older \(display.idiom.device), with black bars or scaled up.")
    }
    if case .picture(let picture) = content {
      facts.append(("Size", "\(ByteCount(bytes: picture.byteCount))"))
      if held.count > 1, !isDrawnUpright(picture.size) {
        notes.append(
          "Held the other way, iOS draws the file into the same upright screen (TN2244), so it is "
            + "upside down there. This was not seen on a device.")
      }
    }
    facts.append(("Used from", "iOS \(system)"))
    note = notes.isEmpty ? nil : notes.joined(separator: " ")
  }
}
