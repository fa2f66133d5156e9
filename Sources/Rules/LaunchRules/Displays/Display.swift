/// A kind of screen: its size and scale, which iOS compares with launch images.
public struct Display: Hashable, Sendable {
  /// The devices that have this display without Display Zoom, such as `iPhone 4, 4s`; may be empty.
  public var usualDevices: String
  /// The devices that have this display with Display Zoom; `nil` if there are none.
  public var zoomedDevices: String?
  public var idiom: DeviceIdiom
  public var points: PointSize
  public var scale: ScaleFactor
  /// The first iOS that supports launch images for this display.
  public var minimumOS: OSVersion
  /// The front of the first device that has this display; `nil` if no source gives the
  /// measurements.
  public var front: DeviceFront?

  /// The devices that have this display, as text for messages.
  public var devices: String {
    guard let zoomedDevices else { return usualDevices }
    return (usualDevices.isEmpty ? "" : usualDevices + "; ") + "zoomed " + zoomedDevices
  }

  public var pixelWidth: Int { points.width * scale.rawValue }
  public var pixelHeight: Int { points.height * scale.rawValue }

  /// All displays: iPhones by age, then iPads by size.
  public static let all: [Display] = phones + tablets
}

extension Display {
  /// Whether Apple documents a name for launch images of this screen's size.
  package var hasDocumentedName: Bool {
    [.phone480, .phone568, .pad1024At1x, .pad1024At2x].contains(self)
  }

  /// The smaller displays of iPhones in whose frame an iPhone may run an app, the nearest first and
  /// one of each size.
  package var frames: [Display] {
    let smaller = Self.phones.filter { other in
      idiom == .phone && points.isLarger(than: other.points) && !other.usualDevices.isEmpty
        && other != .phone896At2x
    }
    return smaller.sorted { $0.points.distance(to: points) < $1.points.distance(to: points) }
  }

  /// Finds the display whose size in pixels, in portrait or landscape, is `size`. Whoever wrote
  /// this size probably took pixels for points. `nil` if `size` is also a display's size in points.
  package init?(mistakenPixels size: PointSize) {
    let sides = [size.width, size.height].sorted()
    guard !Self.all.contains(where: { $0.points == size }),
      let display = Self.all.first(where: { [$0.pixelWidth, $0.pixelHeight].sorted() == sides })
    else { return nil }
    self = display
  }
}
