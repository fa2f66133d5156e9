/// Takes the bytes of a file piece by piece, from its start to its end.
package protocol ByteOutput: AnyObject {
  associatedtype Failure: Error

  func append(_ bytes: ContiguousArray<UInt8>) throws(Failure)

  /// Appends bytes that are not known yet.
  ///
  /// - Parameter count: number of bytes.
  func reserve(_ count: Int) throws(Failure)

  /// Fills in reserved bytes, once.
  ///
  /// - Parameter offset: position of the first reserved byte in the file.
  func fill(at offset: Int, _ bytes: ContiguousArray<UInt8>) throws(Failure)
}
