extension StripRenderer {
  /// The planes of color, and one of alpha if the artwork has transparency.
  var planeCount: Int { artwork.channels.colorChannels + (hasTransparency ? 1 : 0) }

  /// The part of the artwork that the given images need for their rows in a strip, in linear light
  /// and premultiplied: in pairs of artwork rows, each line running across artwork columns.
  func linearStrip(of members: [Int], strip: Int, tables: SampleTables) -> LinearStrip {
    var columns = 0..<0
    var rowPairs = 0..<0
    for index in members {
      let source = sources[index]
      columns = union(columns, columnPairs(image: index, rows: schedule.rows[strip][index]))
      rowPairs = union(rowPairs, source.columnTaps.pairs(of: 0..<images[index].content.width))
    }
    return LinearStrip(
      of: artwork, columnPairs: columns, rowPairs: rowPairs, withAlpha: hasTransparency,
      tables: tables, conversion: conversion)
  }

  /// The most bytes that rendering a strip takes, together with its bands.
  ///
  /// - Complexity: O(strips times images)
  package var bytesPerStrip: Int {
    schedule.rows.indices.map { strip in
      images.indices.reduce(0) { $0 + bytes(image: $1, strip: strip) }
    }.max() ?? 0
  }

  /// As if each image were rendered with planes of its own.
  private func bytes(image: Int, strip: Int) -> Int {
    let rows = schedule.rows[strip][image]
    if rows.isEmpty { return 0 }
    let columns = 2 * columnPairs(image: image, rows: rows).count + PairedPlanes.vector
    let lines = artwork.size.height + images[image].content.width + 2 * PairedPlanes.vector
    let planes = columns * lines * planeCount * MemoryLayout<Int16>.size
    return planes + (rows.count + 1) * images[image].size.width * 3
  }

  /// The pairs of artwork columns that contribute to rows of an image and to the row above them.
  private func columnPairs(image: Int, rows: Range<Int>) -> Range<Int> {
    sources[image].rowTaps.pairs(of: max(0, rows.lowerBound - 1)..<rows.upperBound)
  }

  private func union(_ first: Range<Int>, _ second: Range<Int>) -> Range<Int> {
    if first.isEmpty { return second }
    return min(first.lowerBound, second.lowerBound)..<max(first.upperBound, second.upperBound)
  }

  /// The first pass: vertical over the artwork's rows, stored transposed: in pairs of artwork
  /// columns, each line running across the image's columns.
  func turnedPlanes(of light: LinearStrip, image: Int, rows: Range<Int>) -> PairedPlanes {
    let taps = sources[image].columnTaps
    let columnPairs = columnPairs(image: image, rows: rows)
    let width = images[image].content.width
    return unsafe PairedPlanes(
      pairs: columnPairs, lineCount: PairedPlanes.padded(width), planes: planeCount
    ) { output in
      unsafe FirstPassKernel(light: light, taps: taps, columnPairs: columnPairs, width: width)
        .run(into: output)
    }
  }

  /// The second pass: vertical over the transposed planes, then composited and encoded.
  func band(
    of turned: PairedPlanes, image: Int, rows: Range<Int>, tables: SampleTables
  ) -> RowBand {
    let geometry = images[image]
    let encoder = RowEncoder(
      geometry: geometry, colorChannels: artwork.channels.colorChannels,
      hasAlpha: hasTransparency, background: background, tables: tables)
    let kernel = SecondPassKernel(
      turned: turned, taps: sources[image].rowTaps, encoder: encoder)
    // The background above and below belongs to the bands next to it.
    let content = geometry.content
    let above = rows.lowerBound == 0 ? content.y : 0
    let isLast = rows.upperBound == content.height
    let below = isLast ? geometry.size.height - content.rows.upperBound : 0
    var samples = ContiguousArray<UInt8>()
    let rowBytes = geometry.size.width * 3
    samples.reserveCapacity((above + rows.count + below) * rowBytes)
    encoder.appendBackground(rows: above, to: &samples)
    kernel.append(rows: rows, to: &samples)
    encoder.appendBackground(rows: below, to: &samples)
    var rowAbove = ContiguousArray<UInt8>()
    if rows.lowerBound > 0 {
      kernel.append(rows: rows.lowerBound - 1..<rows.lowerBound, to: &rowAbove)
    }
    return RowBand(
      firstRow: content.y + rows.lowerBound - above, rowCount: above + rows.count + below,
      samples: samples, rowAbove: rowAbove)
  }
}
