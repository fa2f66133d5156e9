import Foundation
import LaunchImages
import Pictures
import TestSupport

/// A launch screen alone, made of several artworks, in memory.
struct BuiltVariants {
  static let main = Picture.marked(width: 96, height: 54)
  static let further: [ArtworkRole: Picture] = [
    .dark: Picture.noisy(width: 90, height: 60), .pad: Picture.marked(width: 64, height: 48),
    .portrait: Picture.noisy(width: 40, height: 70),
  ]

  let set: LaunchImageSet

  init(
    _ roles: Set<ArtworkRole>, _ change: (inout BuildOptions) -> Void = { _ in }
  ) async throws {
    var options = BuildOptions()
    options.screen = LaunchScreenChoices(.storyboard)
    options.compression = .fast
    change(&options)
    var sources: [ArtworkRole: ArtworkSource] = [:]
    for (role, picture) in Self.further where roles.contains(role) {
      sources[role] = ArtworkSource(picture.png(), name: role.rawValue)
    }
    set = try await Generator.generate(
      ArtworkSource(Self.main.png()), further: sources, options: options)
  }

  var paths: [String] { self.set.files.map(\.path) }

  func bytes(_ path: String) -> ContiguousArray<UInt8>? {
    self.set.files.first { $0.path == path }?.bytes
  }

  func text(_ path: String) -> String { String(decoding: bytes(path) ?? [], as: UTF8.self) }

  func json(_ path: String) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(bytes(path) ?? []))
    return value as? [String: Any] ?? [:]
  }

  static let imageSet = "LaunchAssets.xcassets/LaunchArtwork.imageset/"
  static let colorSet = "LaunchAssets.xcassets/LaunchBackground.colorset/Contents.json"
  /// All of them, with and without each role.
  static let subsets: [Set<ArtworkRole>] = (0..<8).map { bits in
    Set(ArtworkRole.allCases.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element))
  }
}
