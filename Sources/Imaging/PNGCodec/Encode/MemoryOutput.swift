package final class MemoryOutput: ByteOutput {
  package typealias Failure = Never

  package private(set) var bytes: ContiguousArray<UInt8> = []

  package init() {}

  package func append(_ bytes: ContiguousArray<UInt8>) {
    self.bytes += bytes
  }

  package func reserve(_ count: Int) {
    bytes.append(contentsOf: repeatElement(0, count: count))
  }

  package func fill(at offset: Int, _ bytes: ContiguousArray<UInt8>) {
    self.bytes.replaceSubrange(offset..<offset + bytes.count, with: bytes)
  }
}
