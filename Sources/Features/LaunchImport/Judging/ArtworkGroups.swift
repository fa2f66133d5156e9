internal import Pixels

/// Groups of images that show the same artwork.
enum ArtworkGroups {
  struct Member {
    let index: Int
    /// The rotation that makes the image look like the group's first image; `nil` if several
    /// rotations do.
    let rotation: Rotation?
  }

  /// The maximum number of groups that an image is compared with, which limits the time for a
  /// folder of unrelated images.
  private static let comparedGroups = 6

  /// - Returns: the groups, each with its largest image first. Groups with more members come first;
  ///   among groups with equally many members, those with larger images. Images that are one color
  ///   are left out, since they would match anything.
  static func all(_ images: [JudgedImage]) -> [[Member]] {
    let compared = images.enumerated().compactMap { index, image in
      image.readable.flatMap { $0.sketch.isOneColor ? nil : (index: index, content: $0) }
    }
    var groups: [(sketch: Sketch, members: [Member])] = []
    for (index, content) in compared.sorted(by: {
      ($1.content.size.area, $0.index) < ($0.content.size.area, $1.index)
    }) {
      let rotations = groups.prefix(comparedGroups).map {
        $0.sketch.rotations(matching: content.sketch)
      }
      if let group = rotations.firstIndex(where: { !$0.isEmpty }) {
        let rotation = rotations[group].count == 1 ? rotations[group][0] : nil
        groups[group].members.append(Member(index: index, rotation: rotation))
      } else {
        groups.append((content.sketch, [Member(index: index, rotation: Rotation.none)]))
      }
    }
    return groups.map(\.members).enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }.map(\.element)
  }
}
