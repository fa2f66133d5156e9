/// The evidence for a behavior of iOS, from the strongest to the weakest.
public enum Confidence: String, Hashable, Sendable, CaseIterable, Encodable {
  /// Documented by Apple.
  case apple
  /// Observed in shipped apps, or reported by their developers.
  case shippedApps
  /// Found in decompiled system code by others (DECOMP): a strong hint, but no promise.
  case decompiled
}

extension Confidence: Comparable {
  /// Whether the first is stronger evidence than the second.
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
