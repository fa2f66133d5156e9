package import InfoPlist
internal import LaunchRules
internal import Pictures
internal import Texts

extension BuildReport {
  /// The result of a build in one line, with the number of changed files and the names of removed
  /// files, if there are any, such as `art.png: 8 launch images and UILaunchImages.plist in
  /// LaunchImages (9.44 MB)`.
  package func summary(_ destination: Destination) -> String {
    let bytes = (images + catalogImages).reduce(0) { $0 + $1.bytes }
    let count = images.count == 1 ? "1 launch image" : "\(images.count) launch images"
    let parts =
      plan.launchScreen.map { screen in
        // The files and folders that a user adds to a project.
        [LaunchScreenPlan.catalog] + screen.documents.map(\.file).filter { !$0.contains("/") }
      } ?? [count, BuildPlan.propertyListFile]
    let written = WrittenFiles(
      folder: destination.folder, bytes: bytes, written: writtenFiles.count, of: fileCount,
      removed: removedFiles)
    return "\(artworkName): \((parts + additionalFiles).inWords()) \(written)"
  }
}

extension InfoPlistMerge {
  /// The result of a merge into an Info.plist, in one line, such as `App/Info.plist: UILaunchImages
  /// written, for images made for landscape-right`.
  package func summary(_ path: String) -> String {
    let keys = changes.map(\.key).joined(separator: " and ")
    return "\(path): \(keys.isEmpty ? "nothing to change" : "\(keys) written")"
      + ", for images made for \(orientation.rawValue)"
  }

  package func difference(shownAs path: String) -> String {
    difference(path: VisibleText.of(path))
  }
}

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
