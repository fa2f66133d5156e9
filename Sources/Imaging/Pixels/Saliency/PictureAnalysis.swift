/// What matters in a picture: titles, and other parts that stand out. The analysis looks at a small
/// copy of the picture.
package struct PictureAnalysis: Sendable {
  package let saliency: SaliencyMap
  private let lettering: Lettering

  /// - Complexity: O(1): at most 768x768 pixels are sampled.
  package init(of picture: Raster, conversion: ColorConversion, background: Background) {
    let samples = picture.sampled(SaliencyMap.sampleGrid(of: picture.size))
    let side = max(samples.size.width, samples.size.height) / SaliencyMap.samplesPerCell
    saliency = SaliencyMap(
      samples.shrunk(toFit: side, conversion: conversion, background: background))
    lettering = Lettering(samples, over: background)
  }

  /// A part of the picture, in ten-thousandths of its width and height.
  package typealias Part = CellBox

  /// The boxes of the rows of letters, the largest first; at most ``mostTitles``.
  package var titles: [Part] {
    lettering.boxes.prefix(Self.mostTitles).map { box in
      func share(_ place: Int, _ length: Int) -> Int { place * Part.whole / length }
      return Part(
        left: share(box.left, lettering.columns), top: share(box.top, lettering.rows),
        right: share(box.right, lettering.columns), bottom: share(box.bottom, lettering.rows))
    }
  }

  package static let mostTitles = 8

  /// Apart from the titles, the part that stands out most; `nil` if no part stands out.
  package var second: Part? { part(of: saliency.without(titles), SaliencyMap.standingOut) }

  /// The single part that stands out in a picture without titles. `nil` if there are titles, or if
  /// no single part stands out.
  package var subject: Part? {
    lettering.boxes.isEmpty ? part(of: saliency, SaliencyMap.standingAlone) : nil
  }

  private func part(of map: SaliencyMap, _ ratio: Int) -> Part? {
    guard let peak = map.peak(atLeast: ratio) else { return nil }
    func range(_ place: Int, _ length: Int) -> (Int, Int) {
      let reach = map.reach * Part.whole / length
      return (max(10 * place - reach, 0), min(10 * place + reach, Part.whole))
    }
    let (left, right) = range(peak.x, map.plane.columns)
    let (top, bottom) = range(peak.y, map.plane.rows)
    return Part(left: left, top: top, right: right, bottom: bottom)
  }
}

extension SaliencyMap {
  /// The map with zeros in the titles, and in a margin of half a title's height around each title.
  /// Otherwise, the letters' contrast would make the margin stand out.
  fileprivate func without(_ titles: [PictureAnalysis.Part]) -> SaliencyMap {
    var map = self
    for title in titles {
      let margin = title.height * plane.rows / 2
      func cells(_ low: Int, _ high: Int, _ length: Int) -> Range<Int> {
        let whole = PictureAnalysis.Part.whole
        let first = max(0, (low * length - margin) / whole)
        return first..<max(first, min(length, (high * length + margin) / whole + 1))
      }
      for row in cells(title.top, title.bottom, plane.rows) {
        for column in cells(title.left, title.right, plane.columns) {
          map.plane.values[row * plane.columns + column] = 0
        }
      }
    }
    return map
  }
}

extension Raster {
  /// A raster of evenly spaced pixels of this raster. The pixels' places are symmetric, so a
  /// mirrored picture gives a mirrored raster.
  ///
  /// - Parameter grid: numbers of pixels across and down; both are even.
  func sampled(_ grid: PixelSize) -> Raster {
    let columns = Self.places(grid.width, in: size.width)
    let rows = Self.places(grid.height, in: size.height)
    let samples: Samples =
      switch samples {
      case .bits8(let samples): .bits8(picked(samples, columns, rows))
      case .bits16(let samples): .bits16(picked(samples, columns, rows))
      }
    return Raster(size: grid, channels: channels, samples: samples)
  }

  private func picked<Sample>(
    _ samples: ContiguousArray<Sample>, _ columns: [Int], _ rows: [Int]
  ) -> ContiguousArray<Sample> {
    let span = samples.span
    var result = ContiguousArray<Sample>()
    result.reserveCapacity(columns.count * rows.count * channels.count)
    for row in rows {
      for column in columns {
        let place = row * rowStride + column * channels.count
        for channel in 0..<channels.count { result.append(span[place + channel]) }
      }
    }
    return result
  }

  /// The middle of each of `count` equal parts of an axis, symmetric about the axis's center.
  private static func places(_ count: Int, in length: Int) -> [Int] {
    let first = (0..<count / 2).map { (2 * $0 + 1) * length / (2 * count) }
    return first + first.reversed().map { length - 1 - $0 }
  }
}
