/// How artwork fills a frame with another aspect ratio, as in CSS's object-fit.
public enum Fit: String, Hashable, Sendable, CaseIterable {
  /// The artwork fills the frame and keeps its aspect ratio. The rest is cropped.
  case cover
  /// The whole artwork is visible and keeps its aspect ratio. The rest of the frame is background.
  case contain
  /// The whole artwork is visible and is stretched to fill the frame.
  case fill
}
