internal import CLCMS

/// A curve of Little CMS.
///
/// Conditions of the unsafe code: the handle is there until the value ends.
@safe struct ToneCurve: ~Copyable {
  let handle: OpaquePointer

  /// So many places that what lies between two of them is as good as straight.
  private static let places = 4096

  private init(_ made: OpaquePointer?) throws(ColorError) {
    guard let made = unsafe made else { throw .outOfMemory }
    unsafe handle = made
  }

  /// From 0 through 1.
  init(_ function: TransferFunction) throws(ColorError) {
    let last = Double(Self.places - 1)
    let values = (0..<Self.places).map { Float(function.light(Double($0) / last)) }
    try unsafe self.init(cmsBuildTabulatedToneCurveFloat(nil, UInt32(Self.places), values))
  }

  /// From minus to plus infinity.
  static func linear() throws(ColorError) -> ToneCurve {
    try unsafe ToneCurve(cmsBuildGamma(nil, 1))
  }

  deinit { unsafe cmsFreeToneCurve(handle) }
}
