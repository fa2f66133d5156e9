/// Composites a row of linear light over the background and encodes it as opaque RGB, 8 bits a
/// sample.
///
/// Conditions of the unsafe code: a row has a line of the content's columns for each color channel,
/// and then one for alpha if there is alpha; the table of encoded samples has a value for each
/// linear light from 0 through `SRGBTransfer.one`.
struct RowEncoder {
  let geometry: TurnedImage
  let colorChannels: Int
  let hasAlpha: Bool
  let background: RGBColor
  let tables: SampleTables
  private let backgroundLight: [Int32]

  init(
    geometry: TurnedImage, colorChannels: Int, hasAlpha: Bool,
    background: RGBColor, tables: SampleTables
  ) {
    precondition(tables.encoded.count == SRGBTransfer.one + 1)
    self.geometry = geometry
    self.colorChannels = colorChannels
    self.hasAlpha = hasAlpha
    self.background = background
    self.tables = tables
    backgroundLight = background.samples.map {
      Int32((SRGBTransfer.linear(Double($0) / 255) * Double(SRGBTransfer.one)).rounded())
    }
  }

  /// Appends rows that are only background.
  func appendBackground(rows: Int, to samples: inout ContiguousArray<UInt8>) {
    appendBackground(pixels: rows * geometry.size.width, to: &samples)
  }

  private func appendBackground(pixels: Int, to samples: inout ContiguousArray<UInt8>) {
    for _ in 0..<pixels { samples.append(contentsOf: background.samples) }
  }

  /// Appends one row: background, content, background. `stride` is the distance from one channel's
  /// line to the next.
  func append(
    _ lines: UnsafePointer<Int16>, stride: Int, to samples: inout ContiguousArray<UInt8>
  ) {
    let content = geometry.content
    appendBackground(pixels: content.x, to: &samples)
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3 * content.width) { row in
      for channel in 0..<3 {
        let line = unsafe lines + (colorChannels == 1 ? 0 : channel) * stride
        // Premultiplied light over black is what it is.
        if hasAlpha && backgroundLight[channel] != 0 {
          let alpha = unsafe lines + colorChannels * stride
          unsafe encode(line, over: backgroundLight[channel], alpha, into: row, channel)
        } else {
          unsafe encode(line, into: row, channel)
        }
      }
      unsafe samples.append(contentsOf: row)
    }
    appendBackground(
      pixels: geometry.size.width - content.columns.upperBound, to: &samples)
  }

  @inline(__always)
  private func encode(
    _ line: UnsafePointer<Int16>, into row: UnsafeMutableBufferPointer<UInt8>, _ channel: Int
  ) {
    unsafe tables.encoded.withUnsafeBufferPointer { encoded in
      guard let encoded = encoded.baseAddress, let row = row.baseAddress else { return }
      for x in 0..<geometry.content.width {
        let light = unsafe min(max(Int(line[x]), 0), SRGBTransfer.one)
        unsafe row[3 * x + channel] = encoded[light]
      }
    }
  }

  @inline(__always)
  private func encode(
    _ line: UnsafePointer<Int16>, over background: Int32, _ alpha: UnsafePointer<Int16>,
    into row: UnsafeMutableBufferPointer<UInt8>, _ channel: Int
  ) {
    let one = Int32(SRGBTransfer.one)
    unsafe tables.encoded.withUnsafeBufferPointer { encoded in
      guard let encoded = encoded.baseAddress, let row = row.baseAddress else { return }
      for x in 0..<geometry.content.width {
        let clear = unsafe one - min(max(Int32(alpha[x]), 0), one)
        let light = unsafe Int32(line[x]) + (background * clear + one / 2) / one
        unsafe row[3 * x + channel] = encoded[Int(min(max(light, 0), one))]
      }
    }
  }
}
