/// How likely a row of shapes is a row of letters.
///
/// The score is a sum over small decision trees that were fitted by gradient boosting to 2,861 rows
/// in 1,080 drawn pictures: titles in 40 typefaces on plain and busy backgrounds, and pictures
/// without titles. Two features matter most: how far the outlines' sharpness exceeds the picture's
/// roughness, and how plain the insides are.
enum LetterScore {
  /// `least` is the minimum score of a row of letters. The trees' scores are added to `start`.
  private static let (least, start) = (0.7, -0.7686)
  private static let splits = 7
  private static let leaves = 8

  static func isLettering(_ features: [Double]) -> Bool {
    var score = start
    for tree in stride(from: 0, to: trees.count, by: 2 * splits + leaves) {
      var split = 0
      while split < splits {
        let feature = Int(trees[tree + 2 * split])
        split = 2 * split + (features[feature] <= trees[tree + 2 * split + 1] ? 1 : 2)
      }
      score += trees[tree + splits + split]
    }
    return score >= least
  }
}

extension LetterRow {
  /// The features that the trees of ``LetterScore`` compare, in the order of the features' numbers.
  func features(_ roughness: Double, touchesEdge: Bool) -> [Double] {
    let steps = shapes.map(\.meanStep)
    let (inner, innerCount) = shapes.reduce((0, 0)) { ($0.0 + $1.inner, $0.1 + $1.innerCount) }
    return [
      covered, Double(letters.count), min(150, mean(steps)),
      min(150, mean(steps) - 1.2 * roughness), min(120, steps.min() ?? 0),
      mean(shapes.map(\.complexity)), relativeStroke,
      spread(letters.map { Double($0.height) }), spread(letters.map { Double($0.width) }),
      spread(shapes.map(\.meanLightness)), spread(steps), touchesEdge ? 1 : 0,
      Double(inner) / Double(max(1, innerCount)),
    ]
  }
}
