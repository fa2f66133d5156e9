struct ScanFailure: Error, Equatable {
  let fault: PropertyListFault
  /// The offset of the fault in the text as UTF-8, in bytes; `nil` if the fault has no place.
  let offset: Int?

  init(_ fault: PropertyListFault, at offset: Int?) {
    self.fault = fault
    self.offset = offset
  }
}
