import Foundation
import LaunchImages
import Platform
import TestSupport
import Testing

@testable import ManyApps
@testable import launchgen

/// What JSON lines say of files.
@Suite struct AppLineTests {
  private struct Made {
    let folder: TemporaryFolder
    let job: Job
    var run = RunChoices(version: "1", origin: .command)

    init(_ change: (inout BuildRequest) -> Void) throws {
      folder = try TemporaryFolder()
      var request = BuildRequest()
      request.placing.artwork = try folder.write(
        "art.png",
        Picture(width: 64, height: 36) { x, _ in
          Pixel(x, 0, 0)
        }.png())
      request.placing.compression = .fast
      request.folder.output = folder.path("out")
      change(&request)
      job = Job("a", .screen, request, [])
      run.printsJSON = true
    }

    func report() async throws -> JobReport {
      try await job.request.report(
        run, JobList(job.request).gate(run), jobs: 1, isOneOfSeveral: true, onImage: nil)
    }
  }

  private func bytes(_ path: String) throws -> ContiguousArray<UInt8> {
    ContiguousArray(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  @Test("digests come from the build, or from its record: no file is read for them")
  func digests() async throws {
    for screen in [nil, LaunchScreenChoices()] {
      let made = try Made { $0.screen = screen }
      for isUpToDate in [false, true] {
        let report = try await made.report()
        #expect(report.isUpToDate == isUpToDate)
        let expected = try report.files.map {
          "\(SHA256Digest(of: try bytes($0.path)))"
        }
        // Whoever reads them now finds none.
        try FileManager.default.moveItem(
          atPath: made.folder.path("out"), toPath: made.folder.path("away"))
        #expect(AppLine(made.job, .made(report), .zero).files.map(\.digest) == expected)
        try FileManager.default.moveItem(
          atPath: made.folder.path("away"), toPath: made.folder.path("out"))
      }
    }
  }

  @Test("a record without the images' digests gets them once they are wanted")
  func laterDigests() async throws {
    var made = try Made { _ in }
    made.run.printsJSON = false
    let first = try await made.report()
    #expect(first.files.contains { $0.digest == nil })
    made.run.printsJSON = true
    for _ in 0..<2 {
      let report = try await made.report()
      #expect(report.isUpToDate)
      for file in report.files {
        let bytes = try self.bytes(file.path)
        #expect(file.digest == "\(SHA256Digest(of: bytes))")
      }
    }
  }

  @Test("of a build without a record, the files are read")
  func withoutRecord() async throws {
    var made = try Made { _ in }
    made.run.keepsRecord = false
    let report = try await made.report()
    let line = AppLine(made.job, .made(report), .zero)
    #expect(line.files.count == report.files.count && !line.files.isEmpty)
    for file in line.files {
      let bytes = try self.bytes(file.path)
      #expect(file.digest == "\(SHA256Digest(of: bytes))")
    }
  }
}
