extension DeviceModel {
  /// Every device whose display is in ``Display/all``, iPhones first.
  public static let all: [DeviceModel] = phones + phonesWithoutHomeButton + tablets

  /// Finds a device by its name, ignoring case; "iPhone" may be left out: `6 plus`, `zoomed 6
  /// Plus`. The result is `nil` if there is no such device.
  public init?(named name: String) {
    let wanted = Self.key(name)
    let found = Self.all.first { Self.key($0.name) == wanted }
    guard let found else { return nil }
    self = found
  }

  /// The form in which names are compared: lowercase, without spaces, hyphens and "iPhone", and
  /// with Apple's "13-inch" and "(3rd generation)" as `13` and `3`.
  private static func key(_ name: String) -> String {
    let plain = name.lowercased().filter { $0 != "(" && $0 != ")" }
    let words = plain.split { $0.isWhitespace }.map { word -> Substring in
      if word.hasSuffix("-inch") { return word.dropLast(5) }
      let isOrdinal = ["st", "nd", "rd", "th"].contains { word.hasSuffix($0) }
      return isOrdinal && word.first?.isNumber == true ? word.dropLast(2) : word
    }
    return words.filter { $0 != "generation" }.joined().filter { $0 != "-" }
      .replacing("iphone", with: "")
  }
}
