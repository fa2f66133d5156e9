import Pixels
import TestSupport

/// What an image shows; each kind needs a different filter and coder.
enum Art: String, Sendable, CaseIterable {
  case noise, gradient, flat, fewColors
  /// Tiles, for which LZ77 is ideal.
  case repeated

  func samples(_ size: PixelSize, _ channels: ChannelLayout) -> [UInt8] {
    var generator = SeededGenerator(seed: size.area)
    let tile = (0..<64).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let color = (0..<4).map { _ in UInt8.random(in: 0...255, using: &generator) }
    return (0..<size.area * channels.count).map { index in
      let channel = index % channels.count
      let x = index / channels.count % size.width
      let y = index / channels.count / size.width
      return switch self {
      case .noise: .random(in: 0...255, using: &generator)
      case .gradient: UInt8((x * 3 + y * 2 + channel * 40) / 2 % 256)
      case .flat: color[channel]
      case .fewColors: color[(x / 5 + y / 3 + channel) % 3]
      case .repeated: tile[(x * 7 + y * 3 + channel) % 61]
      }
    }
  }

  /// The image in bands of `rows` rows; the last may have fewer.
  func image(_ size: PixelSize, _ channels: ChannelLayout, rows: Int) -> BandedArt {
    let samples = samples(size, channels)
    let rowBytes = size.width * channels.count
    let bands = stride(from: 0, to: size.height, by: rows).map { first in
      let count = min(rows, size.height - first)
      return RowBand(
        firstRow: first, rowCount: count,
        samples: ContiguousArray(samples[first * rowBytes..<(first + count) * rowBytes]))
    }
    return BandedArt(samples: samples, bands: bands)
  }
}

/// An image's samples, and the same in bands.
struct BandedArt {
  var samples: [UInt8]
  var bands: [RowBand]
}
