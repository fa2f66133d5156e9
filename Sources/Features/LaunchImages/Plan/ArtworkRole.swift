internal import Pictures

/// The purpose of an artwork other than the main one.
public enum ArtworkRole: String, Hashable, Sendable, CaseIterable {
  /// An artwork for the launch screen in dark mode.
  case dark
  /// An artwork for the launch screen on iPads.
  case pad = "ipad"
  /// An artwork for the launch screen on iPhones in portrait.
  case portrait
  /// A logo over the launch images and the launch screen.
  case logo

  /// The roles whose images are in the same image set as the main artwork.
  static let inImageSet: [ArtworkRole] = [.dark, .pad, .portrait]

  /// A number for each role: 1 for `nil`, which stands for the main artwork, and 2 and higher for
  /// the other roles.
  static func number(of role: ArtworkRole?) -> Int {
    1 + (role.flatMap { allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
  }
}

extension BuildOptions {
  /// The shape that artwork in a role must have. `nil` stands for the main artwork.
  func shape(of role: ArtworkRole?) -> ArtworkShape {
    if artworkIsLogo { return .any }
    switch role {
    // A launch screen is shown upright and cropped by the device, whatever its picture's shape.
    case nil, .dark: return makesImages || isTurned ? .landscape : .any
    case .pad, .logo: return .any
    case .portrait: return .portrait
    }
  }
}

struct PerArtwork<Value> {
  var main: Value
  var further: [ArtworkRole: Value] = [:]

  /// The main artwork's value, then the other values in the order of their roles.
  var all: [(role: ArtworkRole?, value: Value)] {
    [(nil, main)]
      + ArtworkRole.allCases.compactMap { role in further[role].map { (role, $0) } }
  }

  func map<Other>(_ transform: (Value) -> Other) -> PerArtwork<Other> {
    PerArtwork<Other>(main: transform(main), further: further.mapValues(transform))
  }
}

extension PerArtwork {
  /// Makes values from a dictionary by role number, as in ``ArtworkRole/number(of:)``.
  ///
  /// Fails if the main artwork has no value, or if a number belongs to no role.
  init?(numbered: [Int: Value]) {
    guard let main = numbered[ArtworkRole.number(of: nil)] else { return nil }
    self.init(main: main)
    for role in ArtworkRole.allCases { further[role] = numbered[ArtworkRole.number(of: role)] }
    if all.count != numbered.count { return nil }
  }
}

extension PerArtwork: Sendable where Value: Sendable {}
extension PerArtwork: Equatable where Value: Equatable {}

extension PictureChoices {
  package var source: ArtworkSource { main == "-" ? .standardInput : .file(path: main) }

  /// The sources of the other artworks: `files`, and the logo unless it is the main artwork.
  package func further(
    _ files: [(role: ArtworkRole, path: String)]
  ) -> [ArtworkRole: ArtworkSource] {
    let logo = hasArtwork ? [logo].compactMap(\.self).map { (ArtworkRole.logo, $0) } : []
    return Dictionary((files + logo).map { ($0, .file(path: $1)) }) { _, last in last }
  }
}
