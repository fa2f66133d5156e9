internal import Pixels

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
    // Folders of several apps often have the same files.
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

  /// The images that can be compared, the largest first; one color matches everything.
  private static func bySize(_ images: [ReadImage]) -> [(Int, Sketch)] {
    let readable = images.enumerated().compactMap { index, image in
      image.readable.map { (index: index, sketch: $0.sketch, area: $0.size.area) }
    }
    return readable.sorted { ($1.area, $0.index) < ($0.area, $1.index) }
      .compactMap { image in image.sketch.map { (image.index, $0) } }
      .filter { !$0.1.isOneColor }
  }
}
