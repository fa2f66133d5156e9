/// How artwork fills a frame of other proportions: CSS's object-fit.
public enum Fit: String, Hashable, Sendable, CaseIterable {
  /// Fills the frame and keeps its proportions; what stands out is cropped.
  case cover
  /// Shows all of the artwork and keeps its proportions; the rest is background.
  case contain
  /// Shows all of the artwork and fills the frame; it is stretched.
  case fill
}
