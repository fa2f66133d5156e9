/// The evidence for a behavior of iOS, from the strongest to the weakest.
public enum Confidence: String, Hashable, Sendable, CaseIterable, Encodable, Comparable {
  case apple
  case shippedApps
  /// Found in decompiled system code by others (DECOMP): a strong hint, but no promise.
  case decompiled

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

extension Launch {
  /// The evidence for the launch: the weaker of the evidence for its orientation and the evidence
  /// for its outcome.
  public var confidence: Confidence { max(reason.confidence, outcome.confidence) }
}

extension Launch.Reason {
  /// The evidence for the orientation. Launching as held has only been observed; Apple documents
  /// only the first listed value.
  var confidence: Confidence {
    switch self {
    case .firstListed, .noneListed: .apple
    case .asHeld: .shippedApps
    }
  }
}

extension LaunchOutcome {
  /// The evidence for the outcome, assuming that the launch orientation is right.
  public var confidence: Confidence {
    switch self {
    case .image(let image):
      image.fit == .exact ? .apple : image.fit == .otherOrientation ? .shippedApps : .decompiled
    case .namedFile: .apple
    case .launchScreen, .letterboxed: .shippedApps
    case .blank(let reason): reason.confidence
    }
  }
}

extension LaunchOutcome.BlankReason {
  var confidence: Confidence {
    switch self {
    case .orientation, .systemTooOld, .noFile: .apple
    case .noUsableEntry: .decompiled
    }
  }
}
