internal import LaunchRules
internal import Pixels

/// Determines whether portrait files contain portrait pictures or rotated landscape art, and in
/// which direction the art was rotated.
struct TurnFinder {
  let images: [JudgedImage]
  let app: AppFacts
  /// The orientation that the images are rotated for; `nil` if the user did not specify it.
  let named: LandscapeOrientation?

  /// Whether only the Info.plist can indicate how a group's images are rotated. Without an upright
  /// image to compare, portrait pictures and art that was rotated the other way cannot be
  /// recognized.
  func isAssumption(_ group: [ArtworkGroups.Member]) -> Bool {
    named == nil && anchor(of: group) == nil
  }

  /// An image of the group that is a landscape file, and therefore upright, and the rotation that
  /// makes it look like the group's first image; `nil` if the group has no such image.
  private func anchor(of group: [ArtworkGroups.Member]) -> (path: String, rotation: Rotation)? {
    group.lazy.compactMap { member in
      guard let rotation = member.rotation, images[member.index].isWide else { return nil }
      return (images[member.index].path, rotation)
    }.first
  }

  func states(of group: [ArtworkGroups.Member]) -> [ImageState] {
    if let (path, rotation) = anchor(of: group) {
      return group.map { state($0, upright: rotation.inverse, .image(path: path)) }
    }
    guard let assumed else { return group.map { alone(images[$0.index]) } }
    // The rotation that most of the files share is the rotation that the app was made for.
    let rotations = group.compactMap(\.rotation)
    let common =
      Rotation.allCases.max { first, second in
        rotations.count { $0 == first } < rotations.count { $0 == second }
      } ?? .none
    let largest = group.first { $0.rotation == common } ?? group[0]
    let upright = common.inverse.then(assumed.rotation.inverse)
    return group.map { member in
      state(
        member, upright: upright,
        member.rotation == common
          ? assumed.evidence : .image(path: images[largest.index].path))
    }
  }

  /// - Parameters:
  ///   - upright: the rotation that makes the group's first image upright.
  ///   - evidence: the evidence for a state that follows from `upright`.
  private func state(
    _ member: ArtworkGroups.Member, upright: Rotation, _ evidence: ImageState.Evidence
  ) -> ImageState {
    let image = images[member.index]
    guard let rotation = member.rotation, let size = image.size, size.width < size.height else {
      return alone(image)
    }
    let uprighting = rotation.then(upright)
    return uprighting.swapsAxes ? .turned(uprighting.inverse, evidence) : .portrait(evidence)
  }

  /// The state of an image by its own size, its uses and the Info.plist, without comparing it with
  /// others.
  private func alone(_ image: JudgedImage) -> ImageState {
    if image.isWide { return .upright }
    let isForPortrait =
      app.launchesInPortrait && !image.found.uses.contains { $0.isLandscape == true }
    if isForPortrait { return .portrait(.infoPlist) }
    guard let assumed else {
      let isPortraitApp = app.orientation == nil && app.supportsPortrait == true
      return isPortraitApp ? .portrait(.infoPlist) : .unknown
    }
    return .turned(assumed.rotation, assumed.evidence)
  }

  /// The rotation to assume for images without other evidence, and the reason; `nil` if nothing
  /// indicates a rotation.
  private var assumed: (rotation: Rotation, evidence: ImageState.Evidence)? {
    if let named { return (named.turn, .option) }
    if app.launchesInPortrait { return nil }
    return app.orientation.map { ($0.turn, .infoPlist) }
  }
}

extension LandscapeOrientation {
  /// The rotation from upright artwork to the launch images for this orientation.
  var turn: Rotation { isTurnedClockwise ? .clockwise : .counterclockwise }
}
