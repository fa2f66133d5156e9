import LaunchImages
import LaunchRules
import TestSupport

/// What the whole pipeline makes of an artwork, in a folder that ends with the value.
struct Built {
  let report: BuildReport
  private let folder: TemporaryFolder

  init(
    _ artwork: ContiguousArray<UInt8>, _ change: (inout BuildOptions) -> Void = { _ in }
  ) async throws {
    folder = try TemporaryFolder()
    try folder.write("art.png", artwork)
    var options = BuildOptions()
    change(&options)
    report = try await Generator.build(
      .file(path: folder.path("art.png")), options: options,
      into: Destination(folder: folder.path("out")))
  }

  init(_ artwork: Picture, _ change: (inout BuildOptions) -> Void = { _ in }) async throws {
    try await self.init(artwork.png(), change)
  }

  func bytes(_ file: String) throws -> ContiguousArray<UInt8> { try folder.bytes("out/" + file) }

  func picture(_ file: String) throws -> Picture { try Picture(png: bytes(file)) }

  /// The paths of all files, sorted.
  func tree() throws -> [String] { try folder.files(below: "out") }

  /// The contents of all files that should be there.
  func allBytes() throws -> [ContiguousArray<UInt8>] { try report.plan.files.map(bytes) }
}

extension BuildOptions {
  /// Just one image.
  mutating func only(_ screen: LaunchScreenSize, _ scale: ScaleFactor) {
    screens = [screen]
    scales = .list([scale])
  }
}
