internal import LaunchRules
internal import Pixels

/// Determines whether portrait files contain portrait pictures or rotated landscape art, and in
/// which direction the art was rotated.
struct TurnFinder {
  let images: [ReadImage]
  let app: AppFacts
  /// The orientation for which the images are rotated; `nil` if the user did not specify one.
  let named: LandscapeOrientation?

  /// Whether the rotation of a group's images is only assumed, from the Info.plist: the user named
  /// no orientation, and the group has no upright image. In such a group, neither portrait pictures
  /// nor art that was rotated the other way can be recognized.
  func isAssumption(_ group: [ArtworkMember]) -> Bool { named == nil && anchor(of: group) == nil }

  /// The group's first landscape file with a known ``ArtworkMember/rotation``. A landscape file is
  /// upright.
  private func anchor(of group: [ArtworkMember]) -> ArtworkMember? {
    group.first { member in
      guard member.rotation != nil, let size = images[member.index].readable?.size else {
        return false
      }
      return size.width > size.height
    }
  }

  /// The states of a group's images, in the order of the group.
  func states(of group: [ArtworkMember]) -> [ImageState] {
    // The rotation that makes the group's first image upright, and an image that shows it.
    let upright: Rotation
    let witness: ArtworkMember
    var common: Rotation?
    if let anchor = anchor(of: group), let rotation = anchor.rotation {
      upright = rotation.inverse
      witness = anchor
    } else if let assumed {
      // The rotation that most of the files share is the rotation that the app was made for.
      let rotations = group.compactMap(\.rotation)
      let most =
        Rotation.allCases.max { first, second in
          rotations.count { $0 == first } < rotations.count { $0 == second }
        } ?? Rotation.none
      common = most
      upright = most.inverse.then(assumed.rotation.inverse)
      witness = group.first { $0.rotation == most } ?? group[0]
    } else {
      return group.map(alone)
    }
    let evidence = "by \(images[witness.index].found.location.name)"
    return group.map { member in
      guard let rotation = member.rotation, let size = images[member.index].readable?.size,
        size.width < size.height
      else { return alone(member) }
      let uprighting = rotation.then(upright)
      let reason = rotation == common ? assumed?.evidence ?? evidence : evidence
      return uprighting.swapsAxes
        ? .turned(uprighting.inverse, evidence: reason) : .portrait(evidence: reason)
    }
  }

  /// The state of an image according to the image's size and uses and the Info.plist, without a
  /// comparison with other images.
  private func alone(_ member: ArtworkMember) -> ImageState {
    let image = images[member.index]
    guard let size = image.readable?.size else { return .unread }
    if size.width > size.height { return .upright }
    let isForLandscape = image.found.uses.contains { $0.isLandscape == true }
    let isOfPortraitApp =
      assumed == nil && app.orientation == nil && app.supportsPortrait == true
    if isOfPortraitApp || app.launchesInPortrait && !isForLandscape {
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
}

extension LandscapeOrientation {
  /// The rotation from upright artwork to the launch images for this orientation.
  var turn: Rotation { isTurnedClockwise ? .clockwise : .counterclockwise }
}

extension Rotation {
  /// The rotation that results from this rotation followed by another one. An index in `allCases`
  /// is a number of clockwise quarter turns.
  func then(_ other: Rotation) -> Rotation {
    let turns = [self, other].compactMap(Self.allCases.firstIndex).reduce(0, +)
    return Self.allCases[turns % Self.allCases.count]
  }

  var inverse: Rotation { Self.allCases.first { then($0) == .none } ?? .none }
}

/// An image in a group of images that show the same artwork.
struct ArtworkMember {
  let index: Int
  /// The rotation that makes the image match the first and largest image of the group; `nil` if
  /// several rotations match.
  let rotation: Rotation?

  /// The maximum number of groups with which an image is compared. The limit saves time if the
  /// images are unrelated.
  private static let comparedGroups = 6

  /// The groups, sorted by the number of members, and then by the size of the largest image, in
  /// descending order. Each group begins with its largest image. Images of one color match any
  /// image, so they are left out.
  ///
  /// - Complexity: O(images). Each image is compared with at most ``comparedGroups`` others.
  static func groups(of images: [ReadImage]) -> [[ArtworkMember]] {
    let comparable = images.enumerated().compactMap { index, image in
      image.readable.flatMap { content in
        content.sketch.map { (index: index, sketch: $0, area: content.size.area) }
      }
    }.filter { !$0.sketch.isOneColor }
    var groups: [(sketch: Sketch, members: [ArtworkMember])] = []
    for image in comparable.sorted(by: { ($1.area, $0.index) < ($0.area, $1.index) }) {
      let matches = groups.prefix(comparedGroups).indices.map {
        (group: $0, comparison: Comparison(groups[$0].sketch, image.sketch))
      }
      let best = matches.filter { !$0.comparison.rotations.isEmpty }
        .max { $0.comparison.correlation < $1.comparison.correlation }
      if let best {
        let rotations = best.comparison.rotations
        groups[best.group].members.append(
          ArtworkMember(index: image.index, rotation: rotations.count == 1 ? rotations[0] : nil))
      } else {
        groups.append((image.sketch, [ArtworkMember(index: image.index, rotation: Rotation.none)]))
      }
    }
    return groups.map(\.members).enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }.map(\.element)
  }
}
