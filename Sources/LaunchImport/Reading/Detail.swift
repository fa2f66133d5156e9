internal import Pixels

/// Measures whether an image has as much detail as its number of pixels allows.
enum Detail {
  /// The minimum energy at half the size; with less, an image has no detail to measure. The energy
  /// is the mean of squared second differences of 8-bit samples.
  private static let least = 0.5

  /// The energy of an image divided by its energy at half the size: about 1 for noise, 0.5 for
  /// sharp edges, and below 0.2 for an image that was enlarged to twice its size; `nil` for images
  /// that are flat, tiny, or blurred even at half the size.
  ///
  /// - Complexity: O(pixels)
  static func of(_ raster: Raster) -> Double? {
    let plane = Plane(raster)
    guard plane.width >= 16, plane.height >= 16 else { return nil }
    let half = plane.half().energy()
    return half < least ? nil : plane.energy() / half
  }
}

/// One channel of an image in 8 bits: green, or gray.
private struct Plane {
  let width: Int
  let height: Int
  let samples: ContiguousArray<UInt8>

  init(_ raster: Raster) {
    width = raster.size.width
    height = raster.size.height
    let step = raster.channels.count
    let first = raster.channels.colorChannels == 3 ? 1 : 0
    samples =
      switch raster.samples {
      case .bits8(let all):
        ContiguousArray(stride(from: first, to: all.count, by: step).lazy.map { all[$0] })
      case .bits16(let all):
        ContiguousArray(
          stride(from: first, to: all.count, by: step).lazy.map { UInt8(all[$0] >> 8) })
      }
  }

  private init(width: Int, height: Int, samples: ContiguousArray<UInt8>) {
    self.width = width
    self.height = height
    self.samples = samples
  }

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

  /// The mean over all inner pixels of the squared second differences, those along the row and
  /// along the column added.
  func energy() -> Double {
    var sum = 0
    for y in 1..<height - 1 {
      let row = y * width
      for x in 1..<width - 1 {
        let twice = 2 * Int(samples[row + x])
        let across = Int(samples[row + x - 1]) + Int(samples[row + x + 1]) - twice
        let down = Int(samples[row - width + x]) + Int(samples[row + width + x]) - twice
        sum += across * across + down * down
      }
    }
    return Double(sum) / Double((width - 2) * (height - 2))
  }
}
