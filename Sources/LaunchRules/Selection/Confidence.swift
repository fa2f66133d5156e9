/// How it is known what iOS does, from the surest to the least sure.
public enum Confidence: String, Hashable, Sendable, CaseIterable, Encodable {
  /// A document of Apple's says so.
  case apple
  /// Seen in apps that were shipped, or reported by their developers.
  case shippedApps
  /// Found in decompiled system code by others (DECOMP): a strong hint, but no promise.
  case decompiled
}

extension Confidence: Comparable {
  /// Whether the first is the surer one.
  public static func < (first: Confidence, second: Confidence) -> Bool {
    first.rank < second.rank
  }

  private var rank: Int {
    switch self {
    case .apple: 0
    case .shippedApps: 1
    case .decompiled: 2
    }
  }
}
