/// A key of Info.plist with its variants `~iphone` and `~ipad`.
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

  /// What counts on such a device: its own variant, else the key without one.
  public subscript(idiom: DeviceIdiom) -> Value? { own(idiom) ?? any }

  /// What the key that has the device's suffix says; nothing is inherited.
  public func own(_ idiom: DeviceIdiom) -> Value? { idiom == .phone ? phone : pad }

  /// The keys that are present, in full, and their values.
  public func all(_ name: String) -> [(key: String, value: Value)] {
    zip(InfoPlistKey.variants(of: name), [any, phone, pad]).compactMap { key, value in
      value.map { (key, $0) }
    }
  }

  /// The key that counts on such a device, in full.
  public func key(_ name: String, for idiom: DeviceIdiom) -> String {
    own(idiom) == nil ? name : name + idiom.suffix
  }
}
