internal import LaunchRules
internal import Pixels

/// Finds out what portrait files hold: landscape art that was turned, which way, or portrait pictures.
struct TurnFinder {
  let images: [ReadImage]
  let app: AppFacts
  /// Which way images are turned, as the option says.
  let named: LandscapeOrientation?

  /// Whether nothing but Info.plist tells how a group's images are turned: portrait pictures, and art
  /// that was turned the other way, look the same.
  func isAssumption(_ group: [ArtworkGroups.Member]) -> Bool {
    named == nil && anchor(of: group) == nil
  }

  /// A landscape file, which is upright, with what makes it lie as the group's first image.
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
    // What most of the files have in common is what the app was made for.
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
  ///   - upright: turns the group's first image upright.
  ///   - evidence: the reason for what is found by comparing.
  ///   - other: another reason for a member.
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

  /// What can be said of an image without comparing it.
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

  /// The turn of images that nothing else is known of.
  private var assumed: (rotation: Rotation, evidence: ImageState.Evidence)? {
    if let named { return (named.turn, .option) }
    if app.launchesInPortrait { return nil }
    return app.orientation.map { ($0.turn, .infoPlist) }
  }

  private func path(_ member: ArtworkGroups.Member) -> String {
    images[member.index].found.location.path
  }
}
