extension BinaryObjects {
  /// The object with an index, in its stored form: the bytes of a scalar, or the references of a
  /// container.
  ///
  /// - Complexity: O(the object's bytes)
  func content(_ index: Int) throws(PropertyListFault) -> BinaryContent {
    switch try object(index) {
    case .array(let elements): .container(marker: 0xA0, elements)
    case .dictionary(let keys, let values): .container(marker: 0xD0, keys + values)
    case .scalar(_, let byteCount): .scalar(try stored(index, payload: byteCount))
    }
  }

  /// The stored bytes of a scalar: marker, length and payload.
  ///
  /// - Parameter payload: the number of bytes in the payload.
  private func stored(
    _ index: Int, payload: Int
  ) throws(PropertyListFault) -> ContiguousArray<UInt8> {
    let start = try offset(of: index)
    let marker = bytes[start]
    // A Boolean is only a marker; numbers and dates have a fixed length.
    let isBoolean = marker == 0x08 || marker == 0x09
    let hasLength = marker >> 4 >= 4 && marker & 0x0F == 0x0F
    let header = hasLength ? 2 + 1 << Int(bytes[start + 1] & 0x0F) : 1
    return ContiguousArray(bytes[start..<start + (isBoolean ? 1 : header + payload)])
  }
}
