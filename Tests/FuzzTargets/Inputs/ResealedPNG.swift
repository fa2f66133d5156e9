internal import CDeflate
internal import TestSupport

/// A PNG whose lengths and checksums were made to fit its chunks, so that mutations of what is in
/// them are not refused for the checksum.
enum ResealedPNG {
  static func bytes(of file: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    var chunks: [PNGChunk] = []
    var position = 8
    while position + 8 <= file.count {
      let claimed = Bytes.number(bigEndian: file[position..<position + 4])
      let start = position + 8
      let end = min(start + claimed, max(start, file.count - 4))
      chunks.append(
        PNGChunk(
          String(decoding: file[position + 4..<start], as: UTF8.self), Array(file[start..<end])))
      position = end + 4
    }
    sealRows(&chunks)
    var bytes = ContiguousArray(PNGParts.signature)
    for chunk in chunks { RepairedPNG.append(chunk.type, chunk.content, to: &bytes) }
    return bytes
  }

  /// Puts the checksum of the inflated rows at the end of the last IDAT.
  private static func sealRows(_ chunks: inout [PNGChunk]) {
    guard let last = chunks.lastIndex(where: { $0.type == "IDAT" }),
      chunks[last].content.count >= 4
    else { return }
    let stream = chunks.filter { $0.type == "IDAT" }.flatMap(\.content)
    guard stream.count > 6, let rows = InflatedStream(stream[2...], limit: 1 << 20) else { return }
    chunks[last].content.replaceSubrange(
      (chunks[last].content.count - 4)..., with: Bytes.bigEndian(Int(rows.adler32)))
  }
}
