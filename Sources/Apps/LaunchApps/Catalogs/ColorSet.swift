package struct ColorSet: Sendable {
  struct Value: Decodable, Sendable {
    var components: [String: Component]?
    /// The name of a system color, such as `systemBackgroundColor`, instead of components.
    var reference: String?
  }

  /// A color's component, from 0 through 1. Xcode writes a string: `0xFF`, `255` or `1.000`. Other
  /// tools write a number.
  struct Component: Decodable, Sendable {
    var text: String
    var value: Double?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        (text, value) = ("\(number)", number)
      } else {
        text = try container.decode(String.self)
        value = ColorSet.number(text)
      }
    }
  }

  private let slots: [CatalogContents.Slot]
  package let folder: String

  init(folder: String) {
    self.folder = folder
    slots = CatalogContents(folder: folder)?.colors ?? []
  }

  /// Red, green and blue from 0 through 1; `nil` if iOS finds a system color, or no color.
  func color(for trait: AssetTrait) -> [Double]? {
    let components = value(for: trait)?.components ?? [:]
    return Self.samples { components[$0]?.value }
  }

  /// Whether iOS finds a color for the device and mode.
  package func hasColor(for trait: AssetTrait) -> Bool { value(for: trait) != nil }

  /// The alpha, as written, of the first slot with a translucent color; `nil` if all are opaque.
  package var translucentAlpha: String? {
    let alphas = slots.compactMap { $0.color?.components?["alpha"] }
    return alphas.first { $0.value.map { $0 < 0.999 } == true }?.text
  }

  private func value(for trait: AssetTrait) -> Value? {
    let found = slots.compactMap { slot -> (rank: Int, value: Value)? in
      guard slot.unknownValue == nil, let value = slot.color, let rank = trait.rank(slot),
        value.components?.isEmpty == false || value.reference != nil
      else { return nil }
      return (rank, value)
    }
    return found.min { $0.rank < $1.rank }?.value
  }

  /// Red, green and blue, which may all come from one gray value. The result is `nil` if a
  /// component is missing.
  static func samples(_ component: (String) -> Double?) -> [Double]? {
    if let white = component("white") { return [white, white, white] }
    let samples = ["red", "green", "blue"].compactMap(component)
    return samples.count == 3 ? samples : nil
  }

  /// Reads a component. A number without a point is divided by 255: even `1` becomes 1/255.
  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    return text.contains(".") ? Double(text) : Int(text).map { Double($0) / 255 }
  }
}
