import LaunchImages
import Synchronization
import TestSupport
import Testing

/// The library, as another package uses it.
@Suite struct GeneratorTests {
  private let folder: TemporaryFolder
  private let artwork = Picture.noisy(width: 96, height: 54).png()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("art.png", artwork)
  }

  private static let small: BuildOptions = {
    var options = BuildOptions()
    options.screens = [.height480]
    options.compression = .fast
    return options
  }()

  private static func infoPlist(_ orientation: String) -> String.UTF8View {
    InfoPlistText.document(InfoPlistText.orientations([orientation])).utf8
  }

  @Test("what is made in memory is what is written", arguments: [nil, LaunchScreenKind.storyboard])
  func inMemory(launchScreen: LaunchScreenKind?) async throws {
    var options = Self.small
    options.screen = launchScreen.map { LaunchScreenChoices($0) }
    let set = try await Generator.generate(ArtworkSource(artwork), options: options)
    if launchScreen == nil {
      #expect(set.images.map(\.file) == ["Default-iOS7@2x.png", "Default-iOS7@3x.png"])
      #expect(set.images.map(\.size.description) == ["640x960", "960x1440"])
      #expect(set.entries.map(\.name) == ["Default-iOS7"])
    } else {
      #expect(set.images.isEmpty && !set.catalogImages.isEmpty && set.entries.isEmpty)
    }
    #expect(try folder.names() == ["art.png"])
    let report = try await Generator.build(
      .file(path: folder.path("art.png")), options: options,
      into: Destination(folder: folder.path("out")))
    #expect(set.files.map(\.path) == report.plan.files)
    for file in set.files { #expect(try folder.bytes("out/" + file.path) == file.bytes) }
    #expect(report.writtenFiles == Set(report.plan.files))
  }

  @Test("a cancelled build throws CancellationError and writes nothing")
  func cancellation() async throws {
    try folder.write("Info.plist", Self.infoPlist("LandscapeRight"))
    let before = try folder.bytes("Info.plist")
    let (images, continuation) = AsyncStream.makeStream(of: Void.self)
    let destination = Destination(
      folder: folder.path("out"), infoPlist: InfoPlistTarget(path: folder.path("Info.plist")))
    let source = ArtworkSource.file(path: folder.path("art.png"))
    let build = Task {
      var options = BuildOptions()
      options.compression = .best
      return try await Generator.build(source, options: options, into: destination) { _ in
        continuation.yield()
      }
    }
    for await _ in images { break }
    build.cancel()
    await #expect(throws: CancellationError.self) { try await build.value }
    #expect(try folder.names() == ["Info.plist", "art.png"])
    #expect(try folder.bytes("Info.plist") == before)
  }

  @Test("entries are merged after the images, for the orientation of the Info.plist")
  func merging() async throws {
    try folder.write("Info.plist", Self.infoPlist("LandscapeLeft"))
    let destination = Destination(
      folder: folder.path("out"), infoPlist: InfoPlistTarget(path: folder.path("Info.plist")))
    let report = try await Generator.build(
      .file(path: folder.path("art.png")), options: Self.small, into: destination)
    #expect(report.plan.turn.orientation == .landscapeLeft)
    #expect(report.merge?.changes.map(\.key) == ["UILaunchImages"])
    let info = LaunchInfo(try PropertyListDocument(path: folder.path("Info.plist")))
    #expect(try info.launchImages.any?.map { try $0.entry() } == report.plan.entries)
    var other = destination
    other.infoPlist = InfoPlistTarget(path: folder.path("out/UILaunchImages.plist"))
    other.infoPlist?.setsOrientations = true
    await #expect(
      throws: LaunchImagesError.pictures(
        .outputRefused(
          path: folder.path("out/UILaunchImages.plist"), .isInput))
    ) {
      _ = try await Generator.build(ArtworkSource(artwork), options: Self.small, into: other)
    }
  }

  @Test("options that nothing can be built with are errors, not traps")
  func options() async throws {
    var faulty: [(OptionFault, BuildOptions)] = []
    func add(_ fault: OptionFault, _ change: (inout BuildOptions) -> Void) {
      var options = Self.small
      change(&options)
      faulty.append((fault, options))
    }
    add(.pictures(.jobs(0))) { $0.jobs = 0 }
    add(.pictures(.jobs(-3))) { $0.jobs = -3 }
    add(.noImages) { $0.screens = [] }
    add(.noImages) { $0.scales = .list([]) }
    add(.namePrefix("a.b", .dot)) { $0.namePrefix = "a.b" }
    add(.pictures(.position(Position(x: 2, y: 0)))) { $0.position = Position(x: 2, y: 0) }
    for (fault, options) in faulty {
      await #expect(throws: LaunchImagesError.invalidOptions(fault)) {
        _ = try await Generator.generate(ArtworkSource(artwork), options: options)
      }
    }
    let nowhere = Position(x: .nan, y: 0)
    await #expect(throws: LaunchImagesError.self) {
      var options = Self.small
      options.position = nowhere
      _ = try await Generator.generate(ArtworkSource(artwork), options: options)
    }
  }
}
