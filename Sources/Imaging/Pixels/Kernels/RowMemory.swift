/// The memory for a composed row (`output`), and scratch memory for composing it.
///
/// Conditions of the unsafe code: `output` and `values` have room for ``Backdrop/channels`` samples
/// for each of the image's columns, `merged` for ``RowComposer/mergedSamples``.
@unsafe struct RowMemory {
  let output: UnsafeMutablePointer<UInt8>
  /// The gradient's row before rounding.
  let values: UnsafeMutablePointer<UInt16>
  /// Light and alpha of two merged layers.
  let merged: UnsafeMutablePointer<Int16>
}
