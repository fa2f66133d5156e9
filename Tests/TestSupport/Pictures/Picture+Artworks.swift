extension Picture {
  /// A picture without equal rows or columns, and with a different color in each corner.
  package static func marked(width: Int, height: Int) -> Picture {
    Picture(width: width, height: height) { x, y in
      let isLeft = x < width / 8
      let isRight = x >= width - width / 8
      let isTop = y < height / 8
      let isBottom = y >= height - height / 8
      if isTop && isLeft { return Corner.topLeft }
      if isTop && isRight { return Corner.topRight }
      if isBottom && isLeft { return Corner.bottomLeft }
      if isBottom && isRight { return Corner.bottomRight }
      return Pixel(x, y, (x >> 8) << 4 | (y >> 8))
    }
  }

  /// A gradient with noise, which compresses badly and differs from row to row.
  package static func noisy(width: Int, height: Int) -> Picture {
    var state: UInt32 = 2_463_534_242
    return Picture(width: width, height: height) { x, y in
      state ^= state << 13
      state ^= state >> 17
      state ^= state << 5
      let noise = Int(state & 15)
      return Pixel(x * 200 / width + noise, y * 200 / height + noise, 100 + noise)
    }
  }
}

extension Picture {
  /// The pixels at the top left, top right, bottom left and bottom right.
  package var corners: [Pixel] {
    [self[0, 0], self[width - 1, 0], self[0, height - 1], self[width - 1, height - 1]]
  }
}

/// The colors in the corners of ``Picture/marked(width:height:)``.
package enum Corner {
  package static let topLeft = Pixel(255, 0, 0)
  package static let topRight = Pixel(0, 255, 0)
  package static let bottomLeft = Pixel(0, 0, 255)
  package static let bottomRight = Pixel(255, 255, 0)
}
