struct PerArtwork<Value> {
  var main: Value
  var further: [ArtworkRole: Value] = [:]

  /// The value for the artwork in a role; `nil` if there is no such artwork. As the role, `nil`
  /// stands for the main artwork.
  subscript(role: ArtworkRole?) -> Value? {
    get { if let role { further[role] } else { main } }
    set {
      if let role { further[role] = newValue } else if let newValue { main = newValue }
    }
  }

  /// The main artwork's value, then the other values in the order of their roles.
  var all: [(role: ArtworkRole?, value: Value)] {
    [(nil, main)]
      + ArtworkRole.allCases.compactMap { role in further[role].map { (role, $0) } }
  }

  func map<Other, Failure: Error>(
    _ transform: (ArtworkRole?, Value) throws(Failure) -> Other
  ) throws(Failure) -> PerArtwork<Other> {
    var result = PerArtwork<Other>(main: try transform(nil, main))
    for (role, value) in all {
      if let role { result.further[role] = try transform(role, value) }
    }
    return result
  }
}

extension PerArtwork {
  /// The values by the numbers of their roles, as in ``ArtworkRole/number(of:)``.
  var numbered: [Int: Value] {
    Dictionary(uniqueKeysWithValues: all.map { (ArtworkRole.number(of: $0.role), $0.value) })
  }

  /// Fails if the main artwork has no value, or if one of the numbers does not belong to a role.
  init?(numbered: [Int: Value]) {
    guard let main = numbered[ArtworkRole.number(of: nil)] else { return nil }
    self.init(main: main)
    for role in ArtworkRole.allCases { self[role] = numbered[ArtworkRole.number(of: role)] }
    if all.count != numbered.count { return nil }
  }
}

extension PerArtwork: Sendable where Value: Sendable {}
extension PerArtwork: Equatable where Value: Equatable {}
extension PerArtwork: Hashable where Value: Hashable {}

extension ArtworkRole {
  /// A number for each role: 1 for `nil`, which stands for the main artwork, and 2 and higher for
  /// the other roles.
  static func number(of role: ArtworkRole?) -> Int {
    1 + (role.flatMap { allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
  }

  /// The further artwork's role with this number; `nil` if there is none.
  init?(number: Int) {
    guard (2..<Self.allCases.count + 2).contains(number) else { return nil }
    self = Self.allCases[number - 2]
  }
}
