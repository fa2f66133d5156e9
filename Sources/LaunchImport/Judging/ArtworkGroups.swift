internal import Pixels

/// Images that show the same artwork, and how each lies on the largest one of them.
struct ArtworkGroups {
  struct Member: Hashable {
    let index: Int
    /// Turns the image so that it lies as the first one; `nil` if several rotations do.
    let rotation: Rotation?
    let correlation: Double
  }

  /// The first member of each is the largest image; groups with more members come first, then those
  /// with larger images.
  let groups: [[Member]]
  /// Images that may belong to another group too.
  let doubtful: Set<Int>

  /// How many groups an image is compared with: in a folder of unrelated images there is no end to it.
  private static let comparedGroups = 6

  /// - Complexity: O(images), each compared with the largest image of a few groups.
  init(_ images: [ReadImage]) {
    var groups: [[Member]] = []
    var doubtful: Set<Int> = []
    for (index, sketch) in Self.bySize(images) {
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
      } else {
        groups.append([Member(index: index, rotation: Rotation.none, correlation: 1)])
        if isDoubtful { doubtful.insert(index) }
      }
    }
    // Stable: of as many images, the larger ones were first.
    self.groups = groups.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }.map(\.element)
    self.doubtful = doubtful
  }

  private static func bySize(_ images: [ReadImage]) -> [(Int, Sketch)] {
    let readable = images.enumerated().compactMap { index, image in
      image.readable.flatMap { content in
        content.sketch.map { (index: index, sketch: $0, area: content.size.area) }
      }
    }
    return readable.sorted { ($1.area, $0.index) < ($0.area, $1.index) }.map {
      ($0.index, $0.sketch)
    }
  }
}
