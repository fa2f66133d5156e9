import Testing

@testable import Pixels

@Suite struct ChromaticitiesTests {
  private typealias Point = Chromaticities.Point

  @Test("primaries of displays and of encodings")
  func possible() {
    #expect(Chromaticities.sRGB.arePossible)
    // ACES AP0, whose blue lies below the diagram.
    let wide = Chromaticities(
      white: Point(x: 0.32168, y: 0.33767), red: Point(x: 0.7347, y: 0.2653),
      green: Point(x: 0, y: 1), blue: Point(x: 0.0001, y: -0.077))
    #expect(wide.arePossible)
    var swapped = Chromaticities.sRGB
    swapped.red = Chromaticities.sRGB.green
    swapped.green = Chromaticities.sRGB.red
    #expect(swapped.arePossible)
  }

  @Test("primaries that cannot exist")
  func impossible() {
    var line = Chromaticities.sRGB
    line.blue = Point(x: 0.47, y: 0.465)
    #expect(!line.arePossible)
    var outside = Chromaticities.sRGB
    outside.white = Point(x: 0.6, y: 0.38)
    #expect(!outside.arePossible)
    let zero = Point(x: 0, y: 0)
    #expect(!Chromaticities(white: zero, red: zero, green: zero, blue: zero).arePossible)
    var far = Chromaticities.sRGB
    far.red = Point(x: 21474, y: 0.3)
    #expect(!far.arePossible)
  }

  @Test func closeness() {
    var near = Chromaticities.sRGB
    near.white = Point(x: 0.3128, y: 0.3291)
    #expect(near.isClose(to: .sRGB))
    near.red = Point(x: 0.68, y: 0.32)
    #expect(!near.isClose(to: .sRGB))
  }
}
