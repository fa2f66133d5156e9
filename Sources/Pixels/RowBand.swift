/// Neighbouring rows of an image, 8 bits a sample, row-major, top row first.
public struct RowBand: Hashable, Sendable {
  public var firstRow: Int
  public var rowCount: Int
  /// `rowCount` rows: each channel of each pixel.
  public var samples: ContiguousArray<UInt8>
  /// The row above the first, which a row filter looks at; empty where it is not known.
  public var rowAbove: ContiguousArray<UInt8>

  public init(
    firstRow: Int, rowCount: Int, samples: ContiguousArray<UInt8>,
    rowAbove: ContiguousArray<UInt8> = []
  ) {
    self.firstRow = firstRow
    self.rowCount = rowCount
    self.samples = samples
    self.rowAbove = rowAbove
  }

  /// Bytes of a row.
  public var rowBytes: Int { samples.count / rowCount }
}
