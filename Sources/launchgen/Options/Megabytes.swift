enum Megabytes {
  /// The bytes of so many megabytes; as many as an `Int` can count if there are more.
  static func bytes(_ count: Int) -> Int { min(count, Int.max / 1_000_000) * 1_000_000 }
}
