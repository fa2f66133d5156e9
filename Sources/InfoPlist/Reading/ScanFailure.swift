/// What is wrong with a text, and where.
struct ScanFailure: Error, Hashable {
  let fault: PropertyListFault
  /// In bytes of the text as UTF-8; `nil` where no place can be named.
  let offset: Int?

  init(_ fault: PropertyListFault, at offset: Int?) {
    self.fault = fault
    self.offset = offset
  }
}
