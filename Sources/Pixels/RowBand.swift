/// Neighbouring rows of an image: opaque RGB, 8 bits a sample, row-major, top row first.
public struct RowBand: Hashable, Sendable {
  public var firstRow: Int
  public var rowCount: Int
  /// `rowCount` rows of three samples for each pixel.
  public var samples: ContiguousArray<UInt8>

  public init(firstRow: Int, rowCount: Int, samples: ContiguousArray<UInt8>) {
    self.firstRow = firstRow
    self.rowCount = rowCount
    self.samples = samples
  }
}
