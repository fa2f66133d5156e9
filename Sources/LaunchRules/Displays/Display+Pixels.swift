extension Display {
  /// The display whose size in pixels, in either order, somebody took for one in points; `nil` for
  /// sizes that are in points, and for those of no display.
  package init?(mistakenPixels size: PointSize) {
    let sides = [size.width, size.height].sorted()
    guard !Self.all.contains(where: { $0.points == size }),
      let display = Self.all.first(where: { [$0.pixelWidth, $0.pixelHeight].sorted() == sides })
    else { return nil }
    self = display
  }
}
