/// A zlib stream without compression (RFC 1950; RFC 1951, 3.2.4).
package enum StoredZlib {
  package static func stream(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    stream.reserveCapacity(bytes.count + bytes.count / 10_000 + 16)
    var start = 0
    repeat {
      let end = min(start + 65_535, bytes.count)
      let count = end - start
      stream.append(end == bytes.count ? 1 : 0)
      stream += Bytes.littleEndian(count, count: 2) + Bytes.littleEndian(~count, count: 2)
      stream += bytes[start..<end]
      start = end
    } while start < bytes.count
    return stream + Bytes.bigEndian(Int(Checksum.adler32(bytes)))
  }
}
