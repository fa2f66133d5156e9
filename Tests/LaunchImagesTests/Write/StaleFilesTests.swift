import LaunchImages
import Platform
import TestSupport
import Testing

/// Files of an earlier build: named, and removed if that is asked for.
@Suite struct StaleFilesTests {
  private let folder: TemporaryFolder
  private let artwork: ArtworkSource

  init() throws {
    folder = try TemporaryFolder()
    artwork = .file(path: folder.path("art.png"))
    try folder.write("art.png", Picture.noisy(width: 96, height: 54).png())
    // Otherwise no build is recorded.
    while FileStamp(of: folder.path("art.png"))?.isSettled != true { FileStamp.wait() }
  }

  private func build(
    prunes: Bool = false, further: [ArtworkRole: ArtworkSource] = [:],
    _ change: (inout BuildOptions) -> Void
  ) async throws -> BuildReport {
    var options = BuildOptions()
    options.screens = [.height480, .height568]
    options.compression = .fast
    change(&options)
    var destination = Destination(folder: folder.path("out"))
    destination.prunes = prunes
    return try await Generator.build(
      artwork, further: further, options: options, into: destination,
      reusing: Reuse(version: "1"))
  }

  private func stale(_ report: BuildReport) -> [String] {
    report.warnings.flatMap { warning -> [String] in
      if case .picture(.staleFiles(let files, _)) = warning { files } else { [] }
    }
  }

  @Test("images that the plan no longer has")
  func images() async throws {
    #expect(stale(try await build { _ in }) == [])
    let left = ["Default-iOS7-568h@2x.png", "Default-iOS7-568h@3x.png", "Default-iOS7@3x.png"]
    let only: (inout BuildOptions) -> Void = {
      $0.screens = [.height480]
      $0.scales = .list([.two])
    }
    #expect(stale(try await build(only)) == left)
    let pruned = try await build(prunes: true, only)
    #expect(pruned.removedFiles == left)
    #expect(stale(pruned) == [])
    #expect(try folder.files(below: "out") == ["Default-iOS7@2x.png", "UILaunchImages.plist"])
  }

  @Test("images of iPads, and upright ones")
  func otherKinds() async throws {
    _ = try await build {
      $0.screens = [.height480, .height1024]
      $0.uprightFrom = OSVersion(10, 2)
      $0.scales = .native
    }
    let left = [
      "Default-iOS10-Landscape@2x.png", "Default-iOS7-Landscape-1024h@2x~ipad.png",
      "Default-iOS7-Landscape-1024h~ipad.png",
    ]
    #expect(stale(try await build { $0.screens = [.height480] }) == left)
    #expect(try await build(prunes: true) { _ in }.removedFiles == left)
  }

  @Test("images with an earlier prefix, known from the property list beside them")
  func prefixes() async throws {
    _ = try await build { $0.namePrefix = "Start" }
    let report = try await build(prunes: true) { _ in }
    #expect(report.removedFiles.count == 4)
    #expect(report.removedFiles.allSatisfy { $0.hasPrefix("Start-iOS7") })
  }

  @Test("a launch screen of another kind")
  func launchScreen() async throws {
    _ = try await build { $0.screen = LaunchScreenChoices(.storyboard) }
    let other = try await build { $0.screen = LaunchScreenChoices(.screen) }
    #expect(stale(other) == ["LaunchScreen.storyboard"])
    let report = try await build(prunes: true) { $0.screen = LaunchScreenChoices(.screen) }
    #expect(report.removedFiles == ["LaunchScreen.storyboard"])
    #expect(try folder.files(below: "out") == report.plan.files.sorted())
  }

  @Test("a logo that has images of its own, and no longer")
  func logo() async throws {
    let storyboard: (inout BuildOptions) -> Void = { $0.screen = LaunchScreenChoices(.storyboard) }
    let logo = ArtworkSource(Picture.noisy(width: 30, height: 30).png(), name: "logo")
    let built = try await build(further: [.logo: logo], storyboard)
    #expect(try folder.files(below: "out") == built.plan.files.sorted())
    let set = "LaunchAssets.xcassets/LaunchLogo.imageset/"
    let left = ["Contents.json", "LaunchLogo.png", "LaunchLogo@2x.png", "LaunchLogo@3x.png"]
      .map { set + $0 }
    #expect(stale(try await build(storyboard)) == left)
    let pruned = try await build(prunes: true, storyboard)
    #expect(pruned.removedFiles == left)
    #expect(try folder.files(below: "out") == pruned.plan.files.sorted())
  }

  @Test("a launch screen and launch images leave each other alone: the app may use both")
  func both() async throws {
    let screen = try await build { $0.screen = LaunchScreenChoices(.storyboard) }
    let images = try await build(prunes: true) { _ in }
    #expect(stale(images) == [] && images.removedFiles == [])
    let again = try await build(prunes: true) { $0.screen = LaunchScreenChoices(.storyboard) }
    #expect(stale(again) == [] && again.removedFiles == [])
    #expect(
      try folder.files(below: "out") == (screen.plan.files + images.plan.files).sorted())
  }

  @Test("what others made stays")
  func foreign() async throws {
    try folder.makeFolder("out/LaunchAssets.xcassets")
    let files = [
      "LaunchAssets.xcassets/Contents.json", "LaunchScreen.storyboard", "LaunchScreen.plist",
      "Default.png", "Default-Landscape@2x.png", "Default-Landscape~ipad.png",
      "Other-iOS8-667h@2x.png",
    ]
    for file in files { try folder.write("out/" + file, Array("of somebody else".utf8)) }
    let report = try await build(prunes: true) { _ in }
    #expect(report.removedFiles == [])
    for file in files { #expect(try folder.bytes("out/" + file).count == 16) }
  }
}
