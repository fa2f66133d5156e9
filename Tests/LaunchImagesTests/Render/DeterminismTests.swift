import LaunchImages
import LaunchRules
import Pictures
import Synchronization
import TestSupport
import Testing

/// The same artwork and options give the same bytes, on every run and whatever `jobs` is.
@Suite struct DeterminismTests {
  @Test(arguments: Compression.allCases)
  func jobsChangeNoByte(_ compression: Compression) async throws {
    let artwork = Picture.noisy(width: 300, height: 200).png()
    let first = try await files(of: artwork, jobs: 1, compression)
    for jobs in [1, 2, 3, 7] {
      #expect(try await files(of: artwork, jobs: jobs, compression) == first, "jobs: \(jobs)")
    }
  }

  @Test(arguments: Compression.allCases)
  func jobsChangeNoByteOfAPalette(_ compression: Compression) async throws {
    let artwork = Picture(width: 960, height: 640) { x, y in
      [Pixel(9, 8, 7), Pixel(200, 100, 0), Pixel(0, 0, 255)][(x / 7 * (y / 5) + y / 3) % 3]
    }
    var files: [ContiguousArray<UInt8>] = []
    for jobs in [1, 2, 5] {
      let built = try await Built(artwork) {
        $0.only(.height480, .two)
        $0.compression = compression
        $0.jobs = jobs
      }
      files.append(try built.bytes("Default-iOS7@2x.png"))
      let picture = try built.picture("Default-iOS7@2x.png")
      #expect(artwork.clockwise.difference(from: picture) == nil)
    }
    // IHDR's bit depth and color type.
    #expect(Array(files[0][24...25]) == [2, 3])
    #expect(files.allSatisfy { $0 == files[0] })
  }

  /// A corner has the only colors that are too many for a palette, and one image does not show it.
  @Test func lateColorsChangeNoPixel() async throws {
    let artwork = Picture(width: 1104, height: 621) { x, y in
      x < 9 && y < 40 ? Pixel(x * 28, y * 6, (x + y) % 256) : Pixel(x / 100 * 20, 90, y / 90 * 30)
    }
    var all: [[ContiguousArray<UInt8>]] = []
    for jobs in [1, 3] {
      let built = try await Built(artwork) {
        $0.scales = .native
        $0.compression = .balanced
        $0.filter = .nearest
        $0.jobs = jobs
      }
      let best = try await Built(artwork) {
        $0.scales = .native
        $0.compression = .best
        $0.filter = .nearest
      }
      let names = built.report.images.map(\.file)
      for name in names {
        let difference = try built.picture(name).difference(from: best.picture(name))
        #expect(difference == nil, "\(name)")
      }
      all.append(try names.map { try built.bytes($0) })
    }
    #expect(all[0] == all[1])
    // Images with the corner are RGB, the others have a palette.
    #expect(Set(all[0].map { $0[25] }) == [2, 3])
  }

  @Test func compressionChangesNoPixel() async throws {
    let artwork = Picture.noisy(width: 120, height: 80)
    var pictures: [Picture] = []
    for compression in Compression.allCases {
      let built = try await Built(artwork) {
        $0.only(.height480, .two)
        $0.compression = compression
      }
      pictures.append(try built.picture("Default-iOS7@2x.png"))
    }
    #expect(pictures[1].difference(from: pictures[0]) == nil)
    #expect(pictures[2].difference(from: pictures[0]) == nil)
  }

  /// Noise of a size at which excerpts once had other coefficients than whole images.
  @Test func otherScreensAndCompressionsChangeNoPixel() async throws {
    let artworks = [(320, 180), (54, 30), (200, 120), (333, 100), (1920, 1080)].map { size in
      Picture.noisy(width: size.0, height: size.1)
    }
    for (index, artwork) in artworks.enumerated() {
      let position = [Position.center, Position(x: 0, y: 1), Position(x: 0.3, y: 0.3)][index % 3]
      let source = ArtworkSource(artwork.png())
      func pictures(
        _ screens: [LaunchScreenSize], _ compression: Compression
      ) async throws -> [String: Picture] {
        var options = BuildOptions()
        options.screens = Set(screens)
        options.scales = .list([.two])
        options.position = position
        options.compression = compression
        let files = try await Generator.generate(source, options: options).files
        return try Dictionary(
          uniqueKeysWithValues: files.filter { $0.path.hasSuffix(".png") }
            .map { ($0.path, try Picture(png: $0.bytes)) })
      }
      let screens: [LaunchScreenSize] = [.height480, .height568, .height667, .height736]
      let all = try await pictures(screens, .balanced)
      for screen in screens {
        for (name, picture) in try await pictures([screen], .fast) {
          #expect(try #require(all[name]).difference(from: picture) == nil, "\(index), \(name)")
        }
      }
      guard index == 0 else { continue }
      for (name, picture) in try await pictures([.height480, .height568], .best) {
        #expect(try #require(all[name]).difference(from: picture) == nil, "\(index), \(name)")
      }
    }
  }

  @Test func everyImageIsReportedOnceWithItsSize() async throws {
    let folder = try TemporaryFolder()
    try folder.write("art.png", Picture.noisy(width: 64, height: 36).png())
    var options = BuildOptions()
    options.compression = .fast
    options.jobs = 3
    let calls = Mutex<[String: Int]>([:])
    let report = try await Generator.build(
      .file(path: folder.path("art.png")), options: options,
      into: Destination(folder: folder.path("out"))
    ) { image in calls.withLock { $0[image.file, default: 0] += image.bytes } }
    let told = calls.withLock { $0 }
    for image in report.images {
      #expect(told[image.file] == image.bytes)
      #expect(try folder.bytes("out/" + image.file).count == image.bytes)
    }
    #expect(told.count == 8)
    #expect(try folder.names() == ["art.png", "out"])
  }

  private func files(
    of artwork: ContiguousArray<UInt8>, jobs: Int, _ compression: Compression
  ) async throws -> [ContiguousArray<UInt8>] {
    let built = try await Built(artwork) {
      $0.jobs = jobs
      $0.compression = compression
      $0.scales = .native
      $0.screens = compression == .best ? [.height480] : [.height480, .height667]
    }
    return try built.allBytes()
  }
}
