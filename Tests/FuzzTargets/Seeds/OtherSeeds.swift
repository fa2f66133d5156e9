internal import Foundation
internal import TestSupport

extension DeflateTarget {
  /// For each coder: noise, runs, ramps and text.
  package static var seeds: [ContiguousArray<UInt8>] {
    var random = SeededGenerator(seed: 1)
    let noise = (0..<300).map { _ in UInt8.random(in: 0...255, using: &random) }
    let contents: [[UInt8]] = [
      noise, [UInt8](repeating: 7, count: 700), (0..<600).map { UInt8($0 % 256) },
      Array(String(repeating: "launch images ", count: 40).utf8), noise.map { $0 & 3 }, [1],
    ]
    let coders = contents.flatMap { content in
      stride(from: 0, to: 256, by: 17).map { [UInt8($0), UInt8($0 % 11)] + content }
    }
    // Rows of 390 to 100,000 pixels.
    let wide = [1, 14, 52, 255].map { [253, $0] + noise + [8] }
    return (coders + wide).map { ContiguousArray($0) }
  }
}

extension ArchiveTarget {
  /// Archives, and descriptions of archives.
  package static var seeds: [ContiguousArray<UInt8>] {
    let text = Data(String(repeating: "launch ", count: 50).utf8)
    let archives = [
      ZIPWriter(), ZIPWriter(comment: "a comment"),
      ZIPWriter(members: [
        .init(path: "Payload/", bytes: Data()),
        .init(path: "Payload/a.app/Info.plist", bytes: text),
        .init(path: "deflated", bytes: text, isDeflated: true),
      ]),
    ].map { ContiguousArray($0.archive) }
    let described: [ContiguousArray<UInt8>] = [
      [0, 2, 0, 0, 4, 20, 0] + text.prefix(20) + [1, 9, 0] + text.prefix(9),
      [65, 3, 1, 0, 44, 20, 230] + text.prefix(20) + [1, 9, 0] + text.prefix(9) + [
        16, 1, 1, 0, 30, 1,
      ],
    ]
    return archives + described
  }
}

extension OptionsTarget {
  /// Every word of the vocabulary after every command, and texts.
  package static var seeds: [ContiguousArray<UInt8>] {
    let words = (0..<100).map { word in
      ContiguousArray([UInt8(word % 7), UInt8(word), 50, 255, 60])
    }
    return words + [[], [0, 221] + Array("--bad".utf8), [245, 0x1B, 0x5B, 0x32, 0x4A, 7]]
  }
}
