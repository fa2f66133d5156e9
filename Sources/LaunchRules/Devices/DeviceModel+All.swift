extension DeviceModel {
  /// Every device whose display is in ``Display/all``, iPhones first.
  public static let all: [DeviceModel] = phones + tablets

  /// The device of that name, in any case, with or without "iPhone": `6 plus`, `zoomed 6 Plus`.
  public init?(named name: String) {
    let wanted = Self.key(name)
    let found = Self.all.first { Self.key($0.name) == wanted }
    guard let found else { return nil }
    self = found
  }

  /// What is compared: lower case, one blank between words, "iPhone" left out.
  private static func key(_ name: String) -> String {
    name.lowercased().split(whereSeparator: \.isWhitespace).filter { $0 != "iphone" }
      .joined(separator: " ")
  }
}
