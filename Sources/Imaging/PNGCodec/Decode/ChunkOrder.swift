/// Keeps track of the chunks that a ``PNGScanner`` has kept so far, and decides whether the next
/// chunk adds anything new.
struct ChunkOrder {
  /// Type of the last chunk that was kept.
  var last = ""
  private var lastIsIntact = true
  private var lastIsBare = false
  private var hasPalette = false
  private var hasRows = false
  /// Whether a kept chunk makes decoders reject the file.
  private var isRefused = false

  static func isCritical(_ type: String) -> Bool { type.first?.isUppercase == true }

  /// Whether decoding gives the same image or error, and the same warnings, without this chunk.
  ///
  /// - Parameters:
  ///   - isBare: whether the chunk has no content, or no content that matters.
  ///   - isCrowded: whether there are more chunks than any program writes.
  func isIdle(_ type: String, isBare: Bool, isIntact: Bool, isCrowded: Bool) -> Bool {
    // Messages name the chunk before the fault, so a chunk of another type is kept.
    if isRefused { return isCrowded || type == last }
    guard isBare else { return false }
    if type == "IDAT" { return isIntact && last == "IDAT" }
    if Self.isCritical(type) || last == "IDAT" || Self.isCritical(last) { return false }
    return isCrowded || type == last && isIntact == lastIsIntact && lastIsBare
  }

  mutating func add(_ type: String, isBare: Bool, isIntact: Bool) {
    switch type {
    case "IDAT":
      if hasRows && last != "IDAT" { isRefused = true }
      hasRows = true
    case "PLTE":
      if hasPalette { isRefused = true }
      hasPalette = true
    default: if Self.isCritical(type) { isRefused = true }
    }
    (last, lastIsBare, lastIsIntact) = (type, isBare, isIntact)
  }
}
