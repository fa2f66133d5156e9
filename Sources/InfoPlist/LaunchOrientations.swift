public import LaunchRules

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The orientations that an Info.plist names for an iPhone, in its order.
public struct LaunchOrientations: Hashable, Sendable {
  /// The values as they are written, known or not.
  public let values: [String]

  /// Reads an XML or binary property list.
  ///
  /// UISupportedInterfaceOrientations~iphone counts before the key without a device.
  public init(plist bytes: ContiguousArray<UInt8>) throws(InfoPlistError) {
    if let fault = PropertyListGuard.fault(in: bytes) { throw .malformed(reason: fault) }
    let keys: Keys
    do {
      keys = try PropertyListDecoder().decode(Keys.self, from: Data(bytes))
    } catch {
      throw .malformed(reason: Self.reason(of: error))
    }
    guard let values = keys.phone ?? keys.any else { throw .noOrientations }
    self.values = values
  }

  /// The first landscape orientation: the one that decides which way launch images are turned.
  public func landscape() throws(InfoPlistError) -> LandscapeOrientation {
    let known = values.compactMap { InterfaceOrientation(rawValue: $0) }
    guard let first = known.lazy.compactMap({ LandscapeOrientation($0) }).first else {
      throw .noLandscape(found: values)
    }
    return first
  }

  /// Whether the app launches into portrait: its first orientation is one.
  public var launchesInPortrait: Bool {
    values.lazy.compactMap { InterfaceOrientation(rawValue: $0) }.first?.isLandscape == false
  }

  private struct Keys: Decodable {
    var any: [String]?
    var phone: [String]?

    enum CodingKeys: String, CodingKey {
      case any = "UISupportedInterfaceOrientations"
      case phone = "UISupportedInterfaceOrientations~iphone"
    }
  }

  private static func reason(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "it cannot be parsed" }
    return switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      context.codingPath.isEmpty
        ? "its root is no dictionary"
        : "\(context.codingPath[0].stringValue) is no array of strings"
    default: "it cannot be parsed"
    }
  }
}
