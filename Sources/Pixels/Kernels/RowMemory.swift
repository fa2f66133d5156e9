/// Memory that composing a row needs, and the place of the result.
///
/// Conditions of the unsafe code: `output` and `values` have room for ``Backdrop/channels`` samples for
/// each of the image's columns, `merged` for ``RowComposer/mergedSamples``.
@unsafe struct RowMemory {
  let output: UnsafeMutablePointer<UInt8>
  /// For the gradient's row before it is rounded.
  let values: UnsafeMutablePointer<UInt16>
  /// For light and alpha of two layers.
  let merged: UnsafeMutablePointer<Int16>
}
