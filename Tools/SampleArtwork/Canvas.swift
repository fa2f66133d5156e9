/// A finished picture: row-major from the top-left corner. Alpha, if present, is straight.
struct Canvas {
  let width: Int
  let height: Int
  /// Three for RGB, four for RGBA.
  let channels: Int
  var samples: [UInt8]
}
