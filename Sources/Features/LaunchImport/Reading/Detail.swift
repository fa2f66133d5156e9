internal import Pixels

/// Measures whether an image has as much detail as its number of pixels allows.
enum Detail {
  /// The energy of an image is the mean of squared second differences of 8-bit samples. An image
  /// that has less than this after it is halved in size has no detail to measure.
  private static let least = 0.5

  /// The energy of an image divided by its energy at half the size: about 1 for noise, 0.5 for
  /// sharp edges, and below 0.2 for an image that was enlarged to twice its size; `nil` for images
  /// that are flat, tiny, or blurred even at half the size.
  ///
  /// - Complexity: O(pixels). For all but small images, a quarter of the rows is measured, in bands
  ///   spread over the image.
  static func of(_ raster: Raster) -> Double? {
    let size = raster.size
    guard size.width >= 16, size.height >= 16 else { return nil }
    let isSmall = size.height <= 4 * bandHeight
    let bands = stride(from: 0, to: size.height, by: isSmall ? size.height : 4 * bandHeight)
      .map { $0..<(isSmall ? size.height : min($0 + bandHeight, size.height)) }
      .filter { $0.count >= 6 }
    var (whole, half) = (Energy(), Energy())
    for band in bands {
      let plane = Plane(raster, rows: band)
      whole.add(plane)
      half.add(plane.half())
    }
    return half.mean < least ? nil : whole.mean / half.mean
  }

  /// The number of rows that are measured together.
  private static let bandHeight = 32
}

/// The mean, over all inner pixels of planes, of the squared second differences along the row plus
/// those along the column.
private struct Energy {
  private var sum = 0
  private var count = 0

  var mean: Double { Double(sum) / Double(max(1, count)) }

  mutating func add(_ plane: Plane) {
    let (width, samples) = (plane.width, plane.samples)
    for y in 1..<plane.height - 1 {
      let row = y * width
      for x in row + 1..<row + width - 1 {
        let twice = 2 * Int32(samples[x])
        let across = Int32(samples[x - 1]) + Int32(samples[x + 1]) - twice
        let down = Int32(samples[x - width]) + Int32(samples[x + width]) - twice
        sum += Int(across * across + down * down)
      }
    }
    count += (width - 2) * (plane.height - 2)
  }
}

/// Rows of one channel of an image in 8 bits: green, or gray.
private struct Plane {
  let width, height: Int
  let samples: ContiguousArray<UInt8>

  /// The image at half the size; each sample is the mean of four.
  func half() -> Plane {
    let (wide, high) = (width / 2, height / 2)
    var result = ContiguousArray<UInt8>()
    result.reserveCapacity(wide * high)
    for y in 0..<high {
      let row = 2 * y * width
      for x in 0..<wide {
        let start = row + 2 * x
        let sum =
          Int(samples[start]) + Int(samples[start + 1]) + Int(samples[start + width])
          + Int(samples[start + width + 1])
        result.append(UInt8((sum + 2) / 4))
      }
    }
    return Plane(width: wide, height: high, samples: result)
  }
}

extension Plane {
  fileprivate init(_ raster: Raster, rows: Range<Int>) {
    let (width, step) = (raster.size.width, raster.channels.count)
    let first = rows.lowerBound * width * step + (raster.channels.colorChannels == 3 ? 1 : 0)
    let places = stride(from: first, to: rows.upperBound * width * step, by: step)
    let samples: ContiguousArray<UInt8> =
      switch raster.samples {
      case .bits8(let all): ContiguousArray(places.lazy.map { all[$0] })
      case .bits16(let all): ContiguousArray(places.lazy.map { UInt8(all[$0] >> 8) })
      }
    self.init(width: width, height: rows.count, samples: samples)
  }
}
