/// An opaque pixel.
package struct Pixel: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  /// Takes the lowest eight bits of each number.
  package init(_ red: Int, _ green: Int, _ blue: Int) {
    self.red = UInt8(truncatingIfNeeded: red)
    self.green = UInt8(truncatingIfNeeded: green)
    self.blue = UInt8(truncatingIfNeeded: blue)
  }
}
