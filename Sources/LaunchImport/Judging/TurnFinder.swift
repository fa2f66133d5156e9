internal import LaunchRules
internal import Pixels

/// Determines whether portrait files contain portrait pictures or rotated landscape art, and in
/// which direction the art was rotated.
struct TurnFinder {
  let images: [ReadImage]
  let app: AppFacts
  /// The orientation that the images are rotated for, if the user specified it.
  let named: LandscapeOrientation?

  /// Whether only the Info.plist indicates how a group's images are rotated: portrait pictures, and
  /// art that was rotated the other way, look the same.
  func isAssumption(_ group: [ArtworkGroups.Member]) -> Bool {
    named == nil && anchor(of: group) == nil
  }

  /// A landscape file of the group, which is upright, and the rotation that makes it lie like the
  /// group's first image.
  private func anchor(
    of group: [ArtworkGroups.Member]
  ) -> (member: ArtworkGroups.Member, rotation: Rotation)? {
    group.lazy.compactMap { member in
      guard let rotation = member.rotation, let size = images[member.index].readable?.size,
        size.width > size.height
      else { return nil }
      return (member, rotation)
    }.first
  }

  /// The states of a group's images, by index.
  func states(of group: [ArtworkGroups.Member]) -> [Int: ImageState] {
    if let (member, rotation) = anchor(of: group) {
      return states(group, upright: rotation.inverse, .image(path: path(member))) { _ in nil }
    }
    guard let assumed else {
      let isPortrait = app.orientation == nil && app.supportsPortrait == true
      return Dictionary(
        uniqueKeysWithValues: group.map { ($0.index, alone($0, isPortrait: isPortrait)) })
    }
    // The rotation that most of the files share is the rotation that the app was made for.
    let rotations = group.compactMap(\.rotation)
    let common =
      Rotation.allCases.max { first, second in
        rotations.count { $0 == first } < rotations.count { $0 == second }
      } ?? .none
    let largest = group.first { $0.rotation == common } ?? group[0]
    let upright = common.inverse.then(assumed.rotation.inverse)
    return states(group, upright: upright, .image(path: path(largest))) { member in
      member.rotation == common ? assumed.evidence : nil
    }
  }

  /// - Parameters:
  ///   - upright: the rotation that makes the group's first image upright.
  ///   - evidence: the evidence for states that follow from comparisons.
  ///   - other: returns other evidence for a member; `nil` if there is none.
  private func states(
    _ group: [ArtworkGroups.Member], upright: Rotation, _ evidence: ImageState.Evidence,
    _ other: (ArtworkGroups.Member) -> ImageState.Evidence?
  ) -> [Int: ImageState] {
    var states: [Int: ImageState] = [:]
    for member in group {
      guard let rotation = member.rotation, let size = images[member.index].readable?.size,
        size.width < size.height
      else {
        states[member.index] = alone(member, isPortrait: false)
        continue
      }
      let uprighting = rotation.then(upright)
      states[member.index] =
        uprighting.swapsAxes
        ? .turned(uprighting.inverse, other(member) ?? evidence)
        : .portrait(other(member) ?? evidence)
    }
    return states
  }

  /// The state of an image, without comparing it with others.
  private func alone(_ member: ArtworkGroups.Member, isPortrait: Bool) -> ImageState {
    let image = images[member.index]
    guard let size = image.readable?.size else { return .unread }
    if size.width > size.height { return .upright }
    if isPortrait || isForPortrait(image) { return .portrait(.infoPlist) }
    guard let assumed else { return .unknown }
    return .turned(assumed.rotation, assumed.evidence)
  }

  /// Whether the app launches into portrait with this image.
  private func isForPortrait(_ image: ReadImage) -> Bool {
    app.launchesInPortrait && !image.found.uses.contains { $0.isLandscape == true }
  }

  /// The rotation to assume for images without other evidence.
  private var assumed: (rotation: Rotation, evidence: ImageState.Evidence)? {
    if let named { return (named.turn, .option) }
    if app.launchesInPortrait { return nil }
    return app.orientation.map { ($0.turn, .infoPlist) }
  }

  private func path(_ member: ArtworkGroups.Member) -> String {
    images[member.index].found.location.path
  }
}
