import Platform

/// The few functions the drawing needs, so that only this file depends on the platform's C library.
enum Math {
  static func exponential(_ value: Float) -> Float { Float(exp(Double(value))) }

  static func logarithm(_ value: Float) -> Float { Float(log(Double(value))) }

  static func power(_ base: Float, _ exponent: Float) -> Float {
    Float(pow(Double(base), Double(exponent)))
  }

  static func length(_ x: Float, _ y: Float) -> Float { (x * x + y * y).squareRoot() }

  static func clamp(_ value: Float, _ low: Float = 0, _ high: Float = 1) -> Float {
    min(max(value, low), high)
  }

  static func mix(_ from: Float, _ to: Float, _ amount: Float) -> Float {
    from + (to - from) * amount
  }

  /// Zero up to `low`, one from `high` on, and a smooth curve with level ends between them.
  static func smoothstep(_ low: Float, _ high: Float, _ value: Float) -> Float {
    let position = clamp((value - low) / (high - low))
    return position * position * (3 - 2 * position)
  }

  /// A bell curve of height one and the given width.
  static func bell(_ distance: Float, width: Float) -> Float {
    let ratio = distance / width
    return exponential(-ratio * ratio)
  }
}
