internal import LaunchRules
internal import Pixels

/// Determines whether portrait files contain portrait pictures or rotated landscape art, and in
/// which direction the art was rotated.
struct TurnFinder {
  let images: [ReadImage]
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
  /// makes it match the group's first image; `nil` if the group has no such image.
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

  /// The states of a group's images, by the images' indices.
  func states(of group: [ArtworkGroups.Member]) -> [Int: ImageState] {
    if let (member, rotation) = anchor(of: group) {
      let evidence = evidence(of: member)
      return states(group, upright: rotation.inverse) { _ in evidence }
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
    let compared = evidence(of: group.first { $0.rotation == common } ?? group[0])
    return states(group, upright: common.inverse.then(assumed.rotation.inverse)) {
      $0 == common ? assumed.evidence : compared
    }
  }

  /// - Parameters:
  ///   - upright: the rotation that makes the group's first image upright.
  ///   - evidence: returns the reason for a member's state, by its rotation.
  private func states(
    _ group: [ArtworkGroups.Member], upright: Rotation, _ evidence: (Rotation) -> String
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
        ? .turned(uprighting.inverse, evidence: evidence(rotation))
        : .portrait(evidence: evidence(rotation))
    }
    return states
  }

  /// The state of an image by its own size, its uses and the Info.plist, without comparing it with
  /// others.
  private func alone(_ member: ArtworkGroups.Member, isPortrait: Bool) -> ImageState {
    let image = images[member.index]
    guard let size = image.readable?.size else { return .unread }
    if size.width > size.height { return .upright }
    let isForLandscape = image.found.uses.contains { $0.isLandscape == true }
    if isPortrait || app.launchesInPortrait && !isForLandscape {
      return .portrait(evidence: Self.byInfoPlist)
    }
    return assumed.map { .turned($0.rotation, evidence: $0.evidence) } ?? .unknown
  }

  private static let byInfoPlist = "by Info.plist"

  /// The rotation to assume for images without other evidence, and the reason; `nil` if nothing
  /// indicates a rotation.
  private var assumed: (rotation: Rotation, evidence: String)? {
    if let named { return (named.turn, "by --orientation") }
    if app.launchesInPortrait { return nil }
    return app.orientation.map { ($0.turn, Self.byInfoPlist) }
  }

  private func evidence(of member: ArtworkGroups.Member) -> String {
    "by \(images[member.index].found.location.name)"
  }
}

extension LandscapeOrientation {
  /// The rotation from upright artwork to the launch images for this orientation.
  var turn: Rotation { isTurnedClockwise ? .clockwise : .counterclockwise }

  /// The orientation whose launch images have this rotation; `nil` if there is none.
  init?(turn: Rotation) {
    guard let found = Self.allCases.first(where: { $0.turn == turn }) else { return nil }
    self = found
  }
}

/// Groups of images that show the same artwork, with each image's rotation relative to the largest
/// image of its group.
struct ArtworkGroups {
  struct Member {
    let index: Int
    /// The rotation that makes the image match the group's first image; `nil` if several rotations
    /// do.
    let rotation: Rotation?
    let correlation: Double
  }

  /// The groups, each with its largest image first. Groups with more members come first; among
  /// groups with equally many members, those with larger images come first.
  let groups: [[Member]]
  /// The indices of images that began a new group although a comparison with another group
  /// was unclear.
  let doubtful: Set<Int>

  /// The maximum number of groups that an image is compared with, which limits the time for
  /// unrelated images.
  private static let comparedGroups = 6

  /// - Complexity: O(images), each compared with the largest image of a few groups.
  init(_ images: [ReadImage]) {
    var groups: [[Member]] = []
    var doubtful: Set<Int> = []
    // Equal images are compared only once: folders of several apps often have the same files.
    var known: [Sketch: (group: Int, member: Member)] = [:]
    for (index, sketch) in Self.bySize(images) {
      if let same = known[sketch] {
        groups[same.group].append(
          Member(index: index, rotation: same.member.rotation, correlation: same.member.correlation)
        )
        continue
      }
      var match: (group: Int, member: Member)?
      var isDoubtful = false
      for (group, members) in groups.prefix(Self.comparedGroups).enumerated() {
        guard let first = images[members[0].index].readable?.sketch else { continue }
        let comparison = Comparison(first, sketch)
        switch comparison.verdict {
        case .same(let rotations):
          let member = Member(
            index: index, rotation: rotations.count == 1 ? rotations[0] : nil,
            correlation: comparison.correlation)
          if comparison.correlation > match?.member.correlation ?? -1 { match = (group, member) }
        case .unclear: isDoubtful = true
        case .different: break
        }
      }
      if let match {
        groups[match.group].append(match.member)
        known[sketch] = match
      } else {
        let member = Member(index: index, rotation: Rotation.none, correlation: 1)
        known[sketch] = (groups.count, member)
        groups.append([member])
        if isDoubtful { doubtful.insert(index) }
      }
    }
    // Among groups with equally many images, the offset keeps those with larger images first.
    self.groups = groups.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }.map(\.element)
    self.doubtful = doubtful
  }

  /// The comparable images, the largest first. Images of one color match any image, so they are
  /// left out.
  private static func bySize(_ images: [ReadImage]) -> [(Int, Sketch)] {
    let readable = images.enumerated().compactMap { index, image in
      image.readable.map { (index: index, sketch: $0.sketch, area: $0.size.area) }
    }
    return readable.sorted { ($1.area, $0.index) < ($0.area, $1.index) }
      .compactMap { image in image.sketch.map { (image.index, $0) } }
      .filter { !$0.1.isOneColor }
  }
}
