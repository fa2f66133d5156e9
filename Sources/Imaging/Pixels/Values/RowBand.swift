/// Adjacent rows of an image: 8 bits per sample, row-major, top row first.
package struct RowBand: Equatable, Sendable {
  package var firstRow: Int
  package var rowCount: Int
  /// `rowCount` rows with interleaved channels.
  package var samples: ContiguousArray<UInt8>
  /// The row above the band's first row, which row filters need; empty if it is not known.
  package var rowAbove: ContiguousArray<UInt8>

  package init(
    firstRow: Int, rowCount: Int, samples: ContiguousArray<UInt8>,
    rowAbove: ContiguousArray<UInt8> = []
  ) {
    self.firstRow = firstRow
    self.rowCount = rowCount
    self.samples = samples
    self.rowAbove = rowAbove
  }

  package var rowBytes: Int { samples.count / rowCount }
}
