import Pixels
import Testing

@testable import Pictures

/// Smaller formats are the expected ones, and hold the same pixels according to libpng and the
/// tests' decoder.
@Suite struct ReductionTests {
  @Test(
    "colors: a palette with as many bits as they need",
    arguments: [
      (1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (15, 4), (16, 4), (17, 8), (255, 8), (256, 8),
      (257, nil), (300, nil), (500, nil),
    ])
  func colors(count: Int, bits: Int?) throws {
    let art = ColoredArt(width: 23, height: 29, colors: ColoredArt.colors(count))
    let formats = try formats(of: art, rows: 10)
    guard let bits else { return #expect(formats.isEmpty) }
    guard case .palette(let colors, bits) = formats.first, formats.count == 1 else {
      Issue.record("\(formats.map(\.bitsPerPixel)) bits")
      return
    }
    let expected = Set(ColoredArt.colors(count))
    #expect(colors.count == count)
    #expect(Set(colors.map { [$0.red, $0.green, $0.blue] }) == expected)
  }

  @Test("gray levels that a depth can represent: as many bits as they need")
  func grays() throws {
    for (bits, step) in [(1, 255), (4, 17), (8, 1)] {
      let levels = Array(stride(from: 0, through: 255, by: step))
      let art = ColoredArt(width: 21, height: 16, colors: ColoredArt.grays(levels))
      #expect(try formats(of: art, rows: 5) == [bits == 8 ? .samples(.gray) : .gray(bits: bits)])
    }
    for level in [0, 255] {
      let art = ColoredArt(width: 5, height: 3, colors: ColoredArt.grays([level]))
      #expect(try formats(of: art, rows: 2) == [.gray(bits: 1)])
    }
  }

  @Test("four gray levels: a palette, because Apple's decoder has drawn gray of 2 bits wrong")
  func fourGrays() throws {
    let art = ColoredArt(width: 21, height: 16, colors: ColoredArt.grays([0, 85, 170, 255]))
    #expect(try formats(of: art, rows: 5).map(\.colorType) == [3, 0])
    #expect(try formats(of: art, rows: 5).map(\.bitsPerPixel) == [2, 4])
  }

  @Test(
    "other gray levels: a palette if that is smaller, and gray with more bits",
    arguments: [
      ([100], [1, 8]), ([0, 254], [1, 8]), ([0, 85], [1, 4]), ([0, 17], [1, 4]),
      ([0, 17, 34], [2, 4]), ([0, 85, 170], [2, 4]), ([1, 86, 171, 255], [2, 8]),
      (Array(0..<5), [4, 8]), (Array(100..<116), [4, 8]), (Array(100..<117), [8]),
    ])
  func unevenGrays(levels: [Int], bits: [Int]) throws {
    let art = ColoredArt(width: 19, height: 8, colors: ColoredArt.grays(levels))
    let formats = try formats(of: art, rows: 3)
    #expect(formats.map(\.bitsPerPixel) == bits)
    #expect(formats.last?.colorType == 0)
    #expect(formats.dropLast().allSatisfy { $0.colorType == 3 })
  }

  @Test("one color among grays prevents gray, at any position")
  func oneColor() throws {
    for height in [1, 7, 8] {
      var art = ColoredArt.grays([0, 255])
      art.append([0, 0, 1])
      let formats = try formats(of: ColoredArt(width: 9, height: height, colors: art), rows: 2)
      #expect(formats.map(\.colorType) == [3])
      #expect(formats.map(\.bitsPerPixel) == [2])
    }
  }

  @Test("every width: the last byte of a row is padded", arguments: 1...20)
  func widths(width: Int) throws {
    for colors in [
      ColoredArt.grays([0, 255]), ColoredArt.grays([0, 85, 255]), ColoredArt.grays([0, 17, 255]),
      ColoredArt.colors(2), ColoredArt.colors(3), ColoredArt.colors(11), ColoredArt.colors(20),
    ] {
      for rows in [1, 4, 20] {
        _ = try formats(of: ColoredArt(width: width, height: 20, colors: colors), rows: rows)
      }
    }
  }

  @Test("gray and gray with alpha stay as they are")
  func otherChannels() {
    for channels in [ChannelLayout.gray, .grayAlpha] {
      let band = RowBand(
        firstRow: 0, rowCount: 1, samples: ContiguousArray(repeating: 0, count: channels.count))
      let image = BandedImage(
        size: PixelSize(width: 1, height: 1), format: .samples(channels), bands: [band])
      #expect(image.reductions().isEmpty)
    }
  }

  /// The formats of all reductions, each of which is encoded and decoded.
  private func formats(of art: ColoredArt, rows: Int) throws -> [PixelFormat] {
    let reductions = art.image(rows: rows).reductions()
    for image in reductions {
      try Judge.check(
        image.encodedOptimally(with: .leastPairEntropy), art, format: image.format)
    }
    return reductions.map(\.format)
  }
}
