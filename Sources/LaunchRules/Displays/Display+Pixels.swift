extension Display {
  /// The display whose size in pixels, in either order, was given by mistake as a size in points;
  /// `nil` if the size is a display's size in points, or fits no display in pixels either.
  package init?(mistakenPixels size: PointSize) {
    let sides = [size.width, size.height].sorted()
    guard !Self.all.contains(where: { $0.points == size }),
      let display = Self.all.first(where: { [$0.pixelWidth, $0.pixelHeight].sorted() == sides })
    else { return nil }
    self = display
  }
}
