internal import LaunchRules
internal import Pictures

extension BuildPlan {
  /// The rotation of the images, in words:
  /// `rotated clockwise for landscape-right (10 of 31 images upright)`.
  package var turning: String {
    let upright = images.count(where: \.isUpright)
    if upright == images.count { return turn.isDone ? "rotated back" : "not rotated" }
    let turned = turn.isDone ? "already rotated" : "rotated \(turn.rotation.rawValue)"
    return "\(turned) for \(turn.orientation.rawValue)"
      + (upright == 0 ? "" : " (\(upright) of \(images.count) images upright)")
  }
}
