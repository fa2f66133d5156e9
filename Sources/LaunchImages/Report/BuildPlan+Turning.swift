internal import LaunchRules
internal import Pictures

extension BuildPlan {
  /// The rotation of the images, in words:
  /// `turned clockwise for landscape-right (10 of 31 images upright)`.
  package var turning: String {
    let upright = images.count(where: \.isUpright)
    if upright == images.count { return turn.isDone ? "turned back" : "not turned" }
    let turned = turn.isDone ? "turned already" : "turned \(turn.rotation.rawValue)"
    return "\(turned) for \(turn.orientation.rawValue)"
      + (upright == 0 ? "" : " (\(upright) of \(images.count) images upright)")
  }
}
