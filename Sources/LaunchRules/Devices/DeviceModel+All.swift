extension DeviceModel {
  /// Every device whose display is in ``Display/all``, iPhones first.
  public static let all: [DeviceModel] = phones + phonesWithoutHomeButton + tablets

  /// Finds a device by its name, in upper or lower case, with or without "iPhone": `6 plus`,
  /// `zoomed 6 Plus`; `nil` if there is no such device.
  public init?(named name: String) {
    let wanted = Self.key(name)
    let found = Self.all.first { Self.key($0.name) == wanted }
    guard let found else { return nil }
    self = found
  }

  /// The text to compare: in lower case, with single spaces, without "iPhone".
  private static func key(_ name: String) -> String {
    name.lowercased().split(whereSeparator: \.isWhitespace).filter { $0 != "iphone" }
      .joined(separator: " ")
  }
}
