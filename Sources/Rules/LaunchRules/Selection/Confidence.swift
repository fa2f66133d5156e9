/// The evidence for a behavior of iOS, from the strongest to the weakest.
public enum Confidence: String, Hashable, Sendable, CaseIterable, Encodable, Comparable {
  case apple
  case shippedApps
  /// Found in decompiled system code by others: a strong hint, but no promise.
  case decompiled

  public static func < (first: Confidence, second: Confidence) -> Bool {
    allCases.prefix { $0 != second }.contains(first)
  }
}

extension Launch {
  /// The evidence for the orientation or the evidence for the outcome, whichever is weaker.
  public var confidence: Confidence {
    // Launching as held has only been observed; Apple documents only the first listed value.
    max(reason == .asHeld ? .shippedApps : .apple, outcome.confidence)
  }
}

extension LaunchOutcome {
  /// The evidence for the outcome, assuming that the launch orientation is right.
  public var confidence: Confidence {
    switch self {
    case .image(let image), .blank(.noFile(let image)):
      image.fit == .exact ? .apple : image.fit == .otherOrientation ? .shippedApps : .decompiled
    case .launchScreen, .letterboxed: .shippedApps
    case .blank(.noUsableEntry): .decompiled
    case .namedFile, .blank: .apple
    }
  }
}
