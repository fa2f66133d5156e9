internal import Pixels

/// Images that are made together, in one pass over an artwork.
struct RenderPass {
  /// The artwork; `nil` for the main one.
  let artwork: ArtworkRole?
  /// From the upright frame to the images. Without a turn, they are made from a copy of the artwork
  /// whose rows and columns are swapped.
  let rotation: Rotation
  /// Whether the background is its mean color: the only one that a launch file has.
  let isOnMeanColor: Bool
  /// Whether images have no background, and keep their alpha.
  let isClear: Bool
  /// Which of ``BuildPlan/pictures`` they are.
  let pictures: [Int]
  /// The renderer's input for them, in this order.
  let images: [TurnedImage]
  /// The same for the logo over the artwork; empty if they show none.
  let logos: [TurnedImage]

  var isUpright: Bool { rotation == .none }
}

extension BuildPlan {
  /// What images must have in common to be made in one pass.
  private struct Kind: Hashable {
    var artwork: ArtworkRole?
    var rotation: Rotation
    var isOnMeanColor = false
    var hasLogo = false
  }

  private struct Member {
    var kind: Kind
    var image: TurnedImage
    var logo: TurnedImage?
  }

  /// The passes that make all images: one for those that are turned, one for the others of the main
  /// artwork, among which are those of the launch file, and one for each further artwork. Those of the
  /// launch file are made by themselves if they differ: if they are a logo on one color, or show no
  /// logo while launch images do.
  var passes: [RenderPass] {
    let members = launchMembers + catalogMembers
    var kinds: [Kind] = []
    for member in members where !kinds.contains(member.kind) { kinds.append(member.kind) }
    return kinds.map { kind in
      let pictures = members.indices.filter { members[$0].kind == kind }
      return RenderPass(
        artwork: kind.artwork, rotation: kind.rotation, isOnMeanColor: kind.isOnMeanColor,
        isClear: kind.artwork == .logo, pictures: pictures,
        images: pictures.map { members[$0].image },
        logos: pictures.compactMap { members[$0].logo })
    }
  }

  private var launchMembers: [Member] {
    let logo = furtherArtworks[.logo]
    return images.map { image in
      let logoImage = image.logo.flatMap { place in
        logo.map { turned(place.placement, of: $0, image) }
      }
      return Member(
        kind: Kind(
          rotation: image.isUpright ? .none : turn.rotation, hasLogo: logoImage != nil),
        image: turned(image.placement, of: artwork, image), logo: logoImage)
    }
  }

  private var catalogMembers: [Member] {
    let logo = launchFile?.drawsLogo == true ? furtherArtworks[.logo] : nil
    return (launchFile?.images ?? []).map { image in
      let size = image.artwork.flatMap { furtherArtworks[$0] } ?? artwork
      return Member(
        kind: Kind(
          artwork: image.artwork, rotation: .none, isOnMeanColor: options.artworkIsLogo,
          hasLogo: logo != nil),
        image: image.turned(transposedArtwork: size.transposed),
        logo: logo.map { image.turnedLogo($0, options.logo) })
    }
  }
}
