import ArgumentParser
import Foundation
import LaunchImages
import Platform
import TestSupport
import Testing

@testable import launchgen

/// What JSON lines say of files.
@Suite struct AppLineTests {
  private struct Run {
    let folder: TemporaryFolder
    let job: BuildJob
    var build: PreparedBuild

    init(recordsDigests: Bool = true) throws {
      folder = try TemporaryFolder()
      let artwork = try folder.write(
        "art.png",
        Picture(width: 64, height: 36) { x, _ in
          Pixel(x, 0, 0)
        }.png())
      let command = try Build.parse([
        artwork, "--compression", "fast", "--launch-file", "storyboard", "--output",
        folder.path("out"),
      ])
      job = BuildJob(command)
      build = try command.prepared(Console(isQuiet: true))
      build.reuse.recordsImageDigests = recordsDigests
    }

    func line() async throws -> (BuildReport, () -> AppLine) {
      let report = try await build.result()
      return (report, { AppLine(job, .built(report, build), .zero) })
    }
  }

  @Test("digests come from the build, or from its record: no file is read for them")
  func digests() async throws {
    let run = try Run()
    for isUpToDate in [false, true] {
      let (report, line) = try await run.line()
      #expect(report.isUpToDate == isUpToDate)
      let expected = try report.plan.files.map {
        "\(SHA256Digest(of: try run.folder.bytes("out/" + $0)))"
      }
      // Whoever reads them now finds none.
      try FileManager.default.moveItem(
        atPath: run.folder.path("out"), toPath: run.folder.path("away"))
      #expect(line().files.map(\.sha256) == expected)
      try FileManager.default.moveItem(
        atPath: run.folder.path("away"), toPath: run.folder.path("out"))
    }
  }

  @Test("a record without the images' digests gets them once they are wanted")
  func laterDigests() async throws {
    var run = try Run(recordsDigests: false)
    let first = try await run.build.result()
    #expect(first.digests.keys.contains("LaunchScreen.storyboard"))
    #expect(!first.digests.keys.contains { $0.hasSuffix(".png") })
    run.build.reuse.recordsImageDigests = true
    for _ in 0..<2 {
      let report = try await run.build.result()
      #expect(report.isUpToDate)
      for file in report.plan.files {
        #expect(report.digests[file] == "\(SHA256Digest(of: try run.folder.bytes("out/" + file)))")
      }
    }
    run.build.reuse.recordsImageDigests = false
    #expect(try await run.build.result().digests.count == first.plan.files.count)
  }

  @Test("of a build without a record, the files are read")
  func withoutRecord() async throws {
    let run = try Run()
    var build = run.build
    build.reuse.keepsRecord = false
    let report = try await build.result()
    let line = AppLine(run.job, .built(report, build), .zero)
    #expect(line.files.count == report.plan.files.count)
    for file in line.files {
      let bytes = ContiguousArray(try Data(contentsOf: URL(fileURLWithPath: file.path)))
      #expect(file.sha256 == "\(SHA256Digest(of: bytes))")
    }
  }
}
