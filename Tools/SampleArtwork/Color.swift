/// A color as amounts of light, which may be brighter than a screen can show.
struct Color {
  var light: SIMD3<Float>

  static let black = Color(0, 0, 0)

  init(_ red: Float, _ green: Float, _ blue: Float) {
    light = SIMD3(red, green, blue)
  }

  /// The color that a designer would write as `#RRGGBB`.
  init(hex: UInt32) {
    let channel = { (shift: UInt32) in
      Self.linear(Float((hex >> shift) & 0xFF) / 255)
    }
    self.init(channel(16), channel(8), channel(0))
  }

  func mixed(with other: Color, _ amount: Float) -> Color {
    var result = self
    result.light += (other.light - light) * amount
    return result
  }

  /// The three sRGB channel values, 0 to 255, not yet rounded.
  var encoded: SIMD3<Float> {
    SIMD3(Self.gamma(light.x), Self.gamma(light.y), Self.gamma(light.z)) * 255
  }

  /// Rolls off bright light softly, so that a glow keeps its hue instead of clipping.
  var developed: Color {
    Color(Self.shoulder(light.x), Self.shoulder(light.y), Self.shoulder(light.z))
  }

  static func + (one: Color, other: Color) -> Color {
    var result = one
    result.light += other.light
    return result
  }

  static func * (color: Color, amount: Float) -> Color {
    var result = color
    result.light *= amount
    return result
  }

  /// The light that a surface of this color reflects.
  static func * (surface: Color, light: Color) -> Color {
    var result = surface
    result.light *= light.light
    return result
  }

  private static func shoulder(_ value: Float) -> Float {
    let knee: Float = 0.6
    guard value > knee else { return max(value, 0) }
    return knee + (1 - knee) * (1 - Math.exponential((knee - value) / (1 - knee)))
  }

  private static func linear(_ value: Float) -> Float {
    value <= 0.04045 ? value / 12.92 : Math.power((value + 0.055) / 1.055, 2.4)
  }

  private static func gamma(_ value: Float) -> Float {
    value <= 0.0031308 ? value * 12.92 : 1.055 * Math.power(value, 1 / 2.4) - 0.055
  }
}
