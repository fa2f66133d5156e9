/// A part of what a build can make.
public enum BuildPart: String, Hashable, Sendable, CaseIterable {
  /// The launch images and their entries.
  case images
  /// The launch file with its asset catalog and its key.
  case launchFile = "launch-file"
}
