/// Some adjacent columns of an artwork, in linear light with premultiplied alpha. The lines of the
/// planes are the artwork's rows.
struct LinearStrip {
  /// Pairs of artwork columns in the strip; every line begins with the first pair.
  let columnPairs: Range<Int>
  let planes: PairedPlanes

  init(
    of artwork: Raster, columnPairs: Range<Int>, rowPairs: Range<Int>, withAlpha: Bool,
    tables: SampleTables, conversion: ColorConversion
  ) {
    self.columnPairs = columnPairs
    // A kernel may start at any pair of columns, and reads whole vectors from there.
    let lineCount = PairedPlanes.padded(2 * columnPairs.count) + PairedPlanes.vector
    let colors = artwork.channels.colorChannels
    planes = unsafe PairedPlanes(
      pairs: rowPairs, lineCount: lineCount, planes: colors + (withAlpha ? 1 : 0)
    ) { output in
      let kernel = LinearizeKernel(
        artwork: artwork, columns: 2 * columnPairs.lowerBound..<2 * columnPairs.upperBound,
        rowPairs: rowPairs, lineCount: lineCount, withAlpha: withAlpha)
      switch artwork.samples {
      case .bits8(let samples):
        unsafe kernel.run(samples, tables: tables, conversion: conversion, into: output)
      case .bits16(let samples):
        unsafe kernel.run(samples, tables: tables, conversion: conversion, into: output)
      }
    }
  }
}
