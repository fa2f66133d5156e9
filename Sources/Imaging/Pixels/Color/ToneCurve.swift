internal import CLCMS

/// A Little CMS tone curve.
///
/// Conditions of the unsafe code: the handle is valid until the value is destroyed.
@safe struct ToneCurve: ~Copyable {
  let handle: OpaquePointer

  /// Number of table entries: enough for the curve between two entries to be practically straight.
  private static let places = 4096

  private init(_ made: OpaquePointer?) throws(ColorError) {
    guard let made = unsafe made else { throw .outOfMemory }
    unsafe handle = made
  }

  /// A curve as a table, for inputs from 0 through 1.
  init(_ function: TransferFunction) throws(ColorError) {
    let last = Double(Self.places - 1)
    let values = (0..<Self.places).map { Float(function.light(Double($0) / last)) }
    try unsafe self.init(cmsBuildTabulatedToneCurveFloat(nil, UInt32(Self.places), values))
  }

  /// The identity curve, which also accepts inputs below 0 and above 1.
  static func linear() throws(ColorError) -> ToneCurve {
    try unsafe ToneCurve(cmsBuildGamma(nil, 1))
  }

  deinit { unsafe cmsFreeToneCurve(handle) }
}
