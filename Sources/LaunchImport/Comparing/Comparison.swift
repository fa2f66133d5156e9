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
}

extension Comparison {
  // Measured on pairs of launch images that launchgen made of photographs, illustrations, logos,
  // screenshots and pixel art: see the module's documentation for the figures.

  /// Images that correlate so well show the same.
  static let same = 0.9
  /// Images that correlate no better have nothing to do with each other.
  static let different = 0.6
  /// How much better than the best rotation another one must not be, to be told apart from it.
  static let margin = 0.05
  /// The difference of the samples beyond which pictures of one shape have other colors.
  static let otherColors = 24.0
  /// Below this, an image is so flat that noise decides.
  static let leastContrast = 4.0
  /// Places on either side of the center where a crop is looked for.
  private static let places = 6

  package init(_ a: Sketch, _ b: Sketch) {
    var best = Self.best(a, b, slides: false)
    // A crop that does not keep the center is rare, and takes long to find.
    if best.rotations.allSatisfy({ $0.likeness.correlation < Self.same }) {
      best = Self.best(a, b, slides: true)
    }
    let top = best.rotations.max { $0.likeness.correlation < $1.likeness.correlation }
    guard let top else {
      self.init(verdict: .unclear, correlation: 0)
      return
    }
    self.init(
      verdict: Self.verdict(top.likeness, best), correlation: top.likeness.correlation)
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
      let likeness = Alignment.all(a.size, turned).flatMap { alignment in
        [alignment] + (slides ? alignment.slid(a.size, turned, count: places) : [])
      }.map { Likeness(a, b, transform, $0) }
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
