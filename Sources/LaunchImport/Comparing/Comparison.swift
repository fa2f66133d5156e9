package import Pixels

/// What comparing two images says.
package struct Comparison: Hashable, Sendable {
  package enum Verdict: Hashable, Sendable {
    /// The same artwork; the second image turned so lies as the first. Several rotations for art that
    /// looks the same when it is turned.
    case same([Rotation])
    case different
    /// There is too little in the images, or they are alike only in part.
    case unclear
  }

  package let verdict: Verdict
  /// Of the best rotation, in -1 through 1.
  package let correlation: Double
  /// Of the next best rotation.
  package let nextCorrelation: Double
  /// The best one when the second image is mirrored.
  package let mirroredCorrelation: Double
  /// The mean difference of the samples with the best rotation, in 0 through 255.
  package let difference: Double
  /// The standard deviation of the flatter image's samples.
  package let contrast: Double
}

extension Comparison {
  // Measured on 1760 pairs of launch images of 20 artworks: photographs, illustrations, logos, text,
  // pixel art, gradients. Of the same artwork in screens of other proportions, turned either way, as
  // JPEG too, 0.958 was the least correlation; of other artworks, 0.884 the most, apart from disks of
  // other colors. No pair of other artworks was taken for the same.

  /// Images that correlate so well show the same.
  static let same = 0.92
  /// Images that correlate no better have nothing to do with each other. Half of the pairs of other
  /// artworks were above 0.5, a tenth above 0.7: one of many alignments fits a bit.
  static let different = 0.6
  /// How much better than the best rotation another one must not be, to be told apart from it. Of
  /// artworks that do not look the same when they are turned, the next one was worse by 0.06 or more.
  static let margin = 0.05
  /// The mean difference of the samples beyond which pictures of one shape have other colors: 15 at
  /// most of the same artwork, 40 or more of disks of other colors.
  static let otherColors = 24.0
  /// The standard deviation below which an image is so flat that noise decides.
  static let leastContrast = 4.0
  /// Places on either side of the center where a crop is looked for.
  private static let places = 6

  package init(_ a: Sketch, _ b: Sketch) {
    var best = Self.best(a, b, slides: false)
    // A crop that does not keep the center is rare, and takes long to find.
    if best.rotations.allSatisfy({ $0.likeness.correlation < Self.same }) {
      best = Self.best(a, b, slides: true)
    }
    let order = best.rotations.map(\.likeness).sorted { $0.correlation > $1.correlation }
    let top = order.first ?? Likeness(correlation: 0, difference: 255, contrast: 0)
    self.init(
      verdict: Self.verdict(top, best), correlation: top.correlation,
      nextCorrelation: order.dropFirst().first?.correlation ?? 0,
      mirroredCorrelation: best.mirrored, difference: top.difference, contrast: top.contrast)
  }

  private struct Found {
    /// By rotation.
    var rotations: [(rotation: Rotation, likeness: Likeness)] = []
    /// The best correlation of the second image when it is mirrored.
    var mirrored = -1.0
  }

  private static func verdict(_ top: Likeness, _ found: Found) -> Verdict {
    let best = max(top.correlation, found.mirrored)
    if top.contrast < leastContrast { return .unclear }
    if best < different { return .different }
    if found.mirrored >= same && found.mirrored > top.correlation + margin { return .different }
    guard top.correlation >= same else { return .unclear }
    if top.difference > otherColors { return .different }
    let rotations = found.rotations.filter {
      $0.likeness.correlation >= same && $0.likeness.correlation > top.correlation - margin
    }
    return .same(rotations.map(\.rotation))
  }

  private static func best(_ a: Sketch, _ b: Sketch, slides: Bool) -> Found {
    var found = Found()
    for transform in Transform.all {
      let turned = transform.rotation.size(of: b.size)
      var alignments = Alignment.all(a.size, turned)
      if slides {
        alignments += alignments.flatMap { $0.slid(a.size, turned, count: places) }
        alignments += Alignment.between(a.size, turned)
      }
      let likeness = alignments.map { Likeness(a, b, transform, $0) }
        .max { $0.correlation < $1.correlation }
      guard let likeness else { continue }
      if transform.isMirrored {
        found.mirrored = max(found.mirrored, likeness.correlation)
      } else {
        found.rotations.append((transform.rotation, likeness))
      }
    }
    return found
  }
}
