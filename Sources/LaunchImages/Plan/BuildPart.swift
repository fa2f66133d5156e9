/// A part of a build's output.
public enum BuildPart: String, Hashable, Sendable, CaseIterable {
  /// The launch images and their entries.
  case images
  /// The launch screen with its asset catalog and its key.
  case launchFile = "launch-file"
}
