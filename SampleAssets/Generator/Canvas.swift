/// A finished picture: rows from the top, samples from the left, alpha (if any) not premultiplied.
struct Canvas {
  let width: Int
  let height: Int
  /// Three for RGB, four for RGBA.
  let channels: Int
  var samples: [UInt8]
}
