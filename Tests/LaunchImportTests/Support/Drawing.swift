import Foundation
import Pictures
import Pixels
import Platform
import TestSupport

@testable import LaunchImport

/// Artworks drawn by formulas, in units of their height: `x` from 0 through the proportions, `y` from
/// 0 through 1.
enum Drawing: String, CaseIterable {
  /// A hill, a sun and a gradient, as in a game.
  case scene
  /// Hundreds of patches.
  case patches
  /// A letter L on a flat color.
  case letter
  /// A disk on a flat color, which looks the same however it is turned.
  case disk
  /// One color.
  case flat

  func color(_ x: Double, _ y: Double, of width: Double) -> (Double, Double, Double) {
    let (dx, dy) = (x - width / 2, y - 0.5)
    switch self {
    case .scene:
      if hypot(dx - 0.35, dy + 0.2) < 0.12 { return (250, 220, 90) }
      if y > 0.7 + 0.12 * sin(5 * x + 1) { return (40, 90 + 60 * (1 - y), 50) }
      return (90 + 80 * y, 140 + 60 * y, 220 - 40 * y)
    case .patches:
      let cell = Int(dx * 11 + 100) &* 73_856_093 ^ Int(dy * 11 + 100) &* 19_349_663
      let bits = UInt64(bitPattern: Int64(cell)) &* 0x9E37_79B9_7F4A_7C15
      return (
        Double(bits >> 56), Double(bits >> 48 & 255), Double(bits >> 40 & 255)
      )
    case .letter:
      let isBar = abs(dx + 0.12) < 0.06 && abs(dy) < 0.22
      let isFoot = abs(dx) < 0.18 && abs(dy - 0.16) < 0.06
      return isBar || isFoot ? (240, 240, 240) : (20, 40, 110)
    case .disk: return hypot(dx, dy) < 0.2 ? (240, 240, 240) : (20, 40, 110)
    case .flat: return (20, 40, 110)
    }
  }

  /// The artwork as a cover of so many pixels shows it, upright.
  ///
  /// - Parameter proportions: of the whole artwork.
  func raster(
    _ width: Int, _ height: Int, proportions: Double = 16.0 / 9
  ) -> Raster {
    let scale = max(Double(width) / proportions, Double(height))
    var samples = ContiguousArray<UInt8>()
    samples.reserveCapacity(3 * width * height)
    for row in 0..<height {
      let y = 0.5 + (Double(row) + 0.5 - Double(height) / 2) / scale
      for column in 0..<width {
        let x = proportions / 2 + (Double(column) + 0.5 - Double(width) / 2) / scale
        let color = color(x, y, of: proportions)
        samples.append(UInt8(color.0))
        samples.append(UInt8(color.1))
        samples.append(UInt8(color.2))
      }
    }
    return Raster(
      size: PixelSize(width: width, height: height), channels: .rgb, samples: .bits8(samples))
  }
}

extension Raster {
  func turned(_ rotation: Rotation) -> Raster {
    upright(from: StoredOrientation(uprightBy: rotation))
  }

  /// A PNG file, written without the code under test.
  var png: ContiguousArray<UInt8> { png() }

  /// - Parameter chunks: what comes before the pixels.
  func png(_ chunks: [PNGChunk] = []) -> ContiguousArray<UInt8> {
    guard case .bits8(let samples) = samples else { return [] }
    var rows: [UInt8] = []
    rows.reserveCapacity((rowStride + 1) * size.height)
    for row in 0..<size.height {
      rows.append(0)
      rows += samples[row * rowStride..<(row + 1) * rowStride]
    }
    let header = Bytes.bigEndian(size.width) + Bytes.bigEndian(size.height) + [8, 2, 0, 0, 0]
    let start = [PNGChunk("IHDR", header), PNGChunk("sRGB", [0])] + chunks
    return PNGParts(
      start + [PNGChunk("IDAT", StoredZlib.stream(rows)), PNGChunk("IEND", [])]
    ).file()
  }
}
