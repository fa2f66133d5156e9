/// Receives the bytes of a file piece by piece, from its start to its end.
package protocol ByteOutput: AnyObject {
  associatedtype Failure: Error

  func append(_ bytes: ContiguousArray<UInt8>) throws(Failure)

  /// Appends `count` bytes whose values are not known yet; ``fill(at:_:)`` sets them later.
  func reserve(_ count: Int) throws(Failure)

  /// Sets the values of reserved bytes, which may be done only once.
  ///
  /// - Parameter offset: position of the first reserved byte in the file.
  func fill(at offset: Int, _ bytes: ContiguousArray<UInt8>) throws(Failure)
}
