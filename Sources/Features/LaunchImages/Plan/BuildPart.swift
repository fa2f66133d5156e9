/// A part of a build's output that can be made without the other part.
public enum BuildPart: String, Hashable, Sendable, CaseIterable {
  /// The launch images and their entries.
  case images
  /// The launch screen with its asset catalog and its key.
  case launchScreen = "launch-file"
}
