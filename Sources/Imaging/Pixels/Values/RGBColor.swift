/// An opaque sRGB color with 8 bits per channel.
public struct RGBColor: Hashable, Sendable, Codable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  public static let black = RGBColor(red: 0, green: 0, blue: 0)

  /// The samples in the order red, green, blue.
  public var samples: [UInt8] { [red, green, blue] }
}
