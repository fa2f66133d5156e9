/// The values of a key of Info.plist and of its variants `~iphone` and `~ipad`.
///
/// Source: Information Property List Key Reference, "Creating Device-Specific Keys".
public struct DeviceVariants<Value: Hashable & Sendable>: Hashable, Sendable {
  public var any: Value?
  public var phone: Value?
  public var pad: Value?

  public init(any: Value? = nil, phone: Value? = nil, pad: Value? = nil) {
    self.any = any
    self.phone = phone
    self.pad = pad
  }

  /// The value that devices of a family read: the value of the family's variant or, without a
  /// variant, the value of the key itself.
  public subscript(idiom: DeviceIdiom) -> Value? { own(idiom) ?? any }

  /// The value of the family's variant alone.
  public func own(_ idiom: DeviceIdiom) -> Value? { idiom == .phone ? phone : pad }

  package var values: [Value] { [any, phone, pad].compactMap(\.self) }

  /// The variants that have a value, each with its key: `name`, `name~iphone` or `name~ipad`.
  public func all(_ name: String) -> [(key: String, value: Value)] {
    zip(InfoPlistKey.variants(of: name), [any, phone, pad]).compactMap { key, value in
      value.map { (key, $0) }
    }
  }

  /// The key that devices of a family read.
  public func key(_ name: String, for idiom: DeviceIdiom) -> String {
    own(idiom) == nil ? name : name + idiom.suffix
  }
}
