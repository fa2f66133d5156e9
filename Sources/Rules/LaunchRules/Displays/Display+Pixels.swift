extension Display {
  /// Finds the display whose size in pixels, in portrait or landscape, was given by mistake as a
  /// size in points. The result is `nil` if `size` is a display's size in points, or is not the
  /// size of any display in pixels.
  package init?(mistakenPixels size: PointSize) {
    let sides = [size.width, size.height].sorted()
    guard !Self.all.contains(where: { $0.points == size }),
      let display = Self.all.first(where: { [$0.pixelWidth, $0.pixelHeight].sorted() == sides })
    else { return nil }
    self = display
  }
}
