internal import TestSupport

extension DecodeTarget {
  package static var seeds: [ContiguousArray<UInt8>] { files + described }

  /// Every color type and depth, with and without tRNS and interlacing, and with other chunks.
  private static var files: [ContiguousArray<UInt8>] {
    let plain = ColorType.all.flatMap { type, depth in
      [false, true].map { isTransparent in
        TestPNG.random(
          type, depth: depth, width: 5, height: 4,
          isTransparent: isTransparent && type.samples % 2 == 1)
      }
    }
    let interlaced = plain.map { png in
      var png = png
      png.isInterlaced = true
      return png
    }
    return (plain + interlaced).map(\.bytes) + [withChunks.bytes, compressed(level: 9)]
      + (0...9).map { compressed(level: Int32($0), width: 40) } + [large]
  }

  /// Rows of more than 500 KB, with matches at the largest distance.
  private static var large: ContiguousArray<UInt8> {
    let (width, height) = (8191, 70)
    var png = TestPNG(width: width, height: height, type: .gray, depth: 8, samples: [])
    png.samples = [Int](repeating: 0, count: width * height)
    var parts = PNGParts(png.chunks)
    let rows = (0..<(width + 1) * height).map { index -> UInt8 in
      index % (width + 1) == 0 ? UInt8(index / (width + 1) % 5) : index % 9001 == 0 ? 77 : 0
    }
    parts["IDAT"] = Deflated.zlib(rows, level: 9)
    return parts.file()
  }

  private static var withChunks: TestPNG {
    var png = TestPNG.random(.rgb, depth: 8, width: 3, height: 3)
    let profile = TestProfile.gray(curve: TestProfile.power(2.2))
    png.first = [
      PNGChunk("cICP", [1, 13, 0, 1]), PNGChunk("sRGB", [0]), PNGChunk("sBIT", [8, 8, 8]),
      PNGChunk("gAMA", Bytes.bigEndian(45455)),
      PNGChunk(
        "cHRM",
        [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000].flatMap { Bytes.bigEndian($0) }),
      PNGChunk("iCCP", [0x61, 0, 0] + Deflated.zlib(profile.bytes)),
    ]
    png.before = [
      PNGChunk("bKGD", [0, 0, 0, 0, 0, 0]), PNGChunk("pHYs", [UInt8](repeating: 1, count: 9)),
      PNGChunk("eXIf", TIFF(isLittleEndian: true, value: 6).bytes),
      PNGChunk("acTL", Bytes.bigEndian(1) + Bytes.bigEndian(0)),
    ]
    png.after = [PNGChunk("tIME", [7, 0, 1, 1, 0, 0, 0]), PNGChunk("tEXt", [0x61, 0, 0x62])]
    return png
  }

  /// Rows as editors compress them, in several IDAT chunks.
  private static func compressed(
    level: Int32, width: Int = 17
  ) -> ContiguousArray<UInt8> {
    let png = TestPNG.random(.rgba, depth: 8, width: width, height: 9)
    let rows = png.filteredRows.map { $0 & 0x1F }
    let filtered = rows.enumerated().map { index, byte in
      index % (4 * width + 1) == 0 ? UInt8(index % 5) : byte
    }
    let stream = Deflated.zlib(filtered, level: level)
    var parts = PNGParts(png.chunks)
    parts["IDAT"] = Array(stream.prefix(30))
    let place = parts.chunks.count - 1
    parts.chunks.insert(PNGChunk("IDAT", Array(stream.dropFirst(30))), at: place)
    return parts.file()
  }

  /// Inputs for ``RepairedPNG`` and ``GeneratedStream``.
  private static var described: [ContiguousArray<UInt8>] {
    let repaired: [ContiguousArray<UInt8>] = [
      [128, 0, 5, 4, 4, 3, 1, 0, 130, 13, 0, 1, 2, 3, 0, 5, 6, 7, 0, 8, 9, 10, 0],
      [
        128, 0, 5, 8, 8, 0, 3, 1, 1, 6, 0, 0, 0, 255, 255, 255, 4, 1, 9, 130, 8, 0, 1, 2, 3, 4, 5,
        6, 7,
      ],
      [0, 0x47, 0x49, 0x46, 0x38, 0x39, 0x61], [0],
    ]
    let generated = (0..<24).map { index in
      var random = SeededGenerator(seed: index)
      return ContiguousArray([64, UInt8(index), UInt8(4 + index)])
        + ContiguousArray((0..<60).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
    return repaired + generated
  }
}
