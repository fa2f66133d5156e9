extension Launch {
  /// How surely the launch is known: as surely as its least sure part.
  public var confidence: Confidence { max(reason.confidence, outcome.confidence) }
}

extension Launch.Reason {
  /// That devices launch apps as they are held was observed; Apple documents only the first value.
  var confidence: Confidence {
    switch self {
    case .firstListed, .noneListed: .apple
    case .asHeld: .shippedApps
    }
  }
}

extension LaunchOutcome {
  /// How surely the outcome is known for the launch orientation.
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
