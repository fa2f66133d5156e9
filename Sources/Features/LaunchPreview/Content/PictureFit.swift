package import LaunchImages
import LaunchRules
import Pixels

/// How an image view shows its picture.
package enum PictureFit: Equatable, Sendable {
  case fitted(Fit, Anchor = .position(.center))
  /// Shown with the same width and height on every screen.
  case unscaled(UnscaledLogo)

  /// The frame of the whole picture in an image view that is as large as the screen, in points.
  func frame(
    of picture: PixelSize, in view: (width: Double, height: Double), _ safeArea: SafeArea
  ) -> ViewFrame {
    switch self {
    case .fitted(let fit, let anchor):
      ViewFrame(
        picture: (Double(picture.width), Double(picture.height)), in: view, fit, anchor)
    case .unscaled(let logo):
      logo.frame(
        on: PointSize(width: Int(view.width), height: Int(view.height)), safeArea: safeArea)
    }
  }
}
