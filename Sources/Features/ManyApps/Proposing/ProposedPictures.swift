internal import Files

/// The pictures of one app: an artwork, and variants of it with names such as `art-dark.png`.
struct ProposedPictures {
  let artwork: String
  /// The options for the variants, such as `dark`, with their paths.
  let variants: [(key: String, path: String)]

  /// Whether there are variants that launch images have no use for.
  var hasVariantsOfLaunchScreens: Bool { variants.contains { $0.key != "logo" } }

  /// The options for variants, by the word at the end of a file's name.
  private static let roles = [
    (word: "dark", key: "dark"), (word: "ipad", key: "artwork-ipad"),
    (word: "portrait", key: "artwork-portrait"), (word: "logo", key: "logo"),
  ]

  /// The artworks that are not variants of another one in the same folder.
  ///
  /// - Parameter others: pictures that can only be variants, and whether they are taller than wide.
  static func all(
    artworks: [String], others: [(path: String, isPortrait: Bool)]
  ) -> [ProposedPictures] {
    let all = Set(artworks + others.map(\.path))
    let artworks = artworks.filter { !hasLarger($0, all) }
    let others = others.filter { !hasLarger($0.path, all) }
    let isMain = artworks.map { path in variant(path, among: artworks) == nil }
    let mains = zip(artworks, isMain).filter(\.1).map(\.0)
    let candidates =
      zip(artworks, isMain).filter { !$1 }.map { ($0.0, false) }
      + others.map { ($0.path, $0.isPortrait) }
    var variants: [String: [(key: String, path: String)]] = [:]
    for (path, isPortrait) in candidates {
      guard let (main, key) = variant(path, among: mains), key != "artwork-portrait" || isPortrait,
        key != "dark" || !isPortrait, variants[main]?.contains(where: { $0.key == key }) != true
      else { continue }
      variants[main, default: []].append((key, path))
    }
    return mains.map { main in
      let found = variants[main] ?? []
      return ProposedPictures(
        artwork: main, variants: roles.flatMap { role in found.filter { $0.key == role.key } })
    }
  }

  /// The artwork that a picture is a variant of by its name, and the option for it.
  private static func variant(
    _ path: String, among artworks: [String]
  ) -> (main: String, key: String)? {
    let (folder, stem) = parts(path)
    guard let role = roles.first(where: { stem.hasSuffix($0.word) }) else { return nil }
    let base = stem.dropLast(role.word.count)
    let others = artworks.filter { $0 != path && parts($0).folder == folder }
    // A name of the word alone is of the only artwork of the folder.
    if base.isEmpty {
      let mains = others.filter { other in !roles.contains { parts(other).stem.hasSuffix($0.word) }
      }
      return mains.count == 1 ? (mains[0], role.key) : nil
    }
    guard let last = base.last, "-_. ~".contains(last) else { return nil }
    return others.first { parts($0).stem == base.dropLast() }.map { ($0, role.key) }
  }

  /// Whether the same picture is there at a larger scale: `art@2x.png` next to `art@3x.png`.
  private static func hasLarger(_ path: String, _ all: Set<String>) -> Bool {
    let stem = path.dropLast(".png".count)
    let scale = ["@3x": 3, "@2x": 2].first { stem.hasSuffix($0.key) }
    let base = stem.dropLast(scale?.key.count ?? 0)
    return ["@3x": 3, "@2x": 2].contains { suffix, number in
      number > (scale?.value ?? 1) && all.contains("\(base)\(suffix).png")
    }
  }

  private static func parts(_ path: String) -> (folder: String, stem: String) {
    let (folder, name) = path.pathParts
    var stem = name.lowercased().dropLast(".png".count)
    for suffix in ["@2x", "@3x"] where stem.hasSuffix(suffix) { stem = stem.dropLast(3) }
    return (folder, String(stem))
  }
}
