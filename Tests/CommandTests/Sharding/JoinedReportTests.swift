import Foundation
import TestSupport
import Testing

@testable import ManyApps

@Suite struct JoinedReportTests {
  private func record(
    _ id: String, _ status: String, exitCode: Int32 = 0, retry: Bool = false,
    of part: AppPart = .build
  ) -> AppRecord {
    AppRecord(
      id: id, part: part.rawValue, status: status, exitCode: exitCode, retry: retry, errors: ["e"],
      seconds: 0.5)
  }

  @Test("an app is good if everything of it is")
  func severalParts() {
    let parts = ["a", "b", "c"].map { (id: $0, parts: [AppPart.screen, .build]) }
    let report = JoinedReport(
      parts: parts,
      [
        record("a", "upToDate", of: .screen), record("a", "built"),
        record("b", "built"), record("b", "failed", exitCode: 73, of: .screen),
        record("c", "built"),
      ])
    #expect(report.built == 1 && report.failed.map(\.id) == ["b"] && report.missing == ["c"])
  }

  @Test("a good record counts, whatever came before or after")
  func repeated() {
    let report = JoinedReport(
      parts: ["a", "b", "c", "d", "e"].map { ($0, [.build]) },
      [
        record("a", "failed", exitCode: 75, retry: true), record("a", "built"),
        record("b", "upToDate"), record("b", "failed", exitCode: 65),
        record("c", "failed", exitCode: 74, retry: true), record("c", "failed", exitCode: 65),
        record("d", "skipped"), record("x", "built"),
      ])
    #expect(report.apps == 5 && report.built == 1 && report.upToDate == 1)
    #expect(report.failed.map(\.id) == ["c"] && report.failed.map(\.exitCode) == [65])
    #expect(report.missing == ["d", "e"] && report.unknown == ["x"])
    #expect(!report.isComplete && report.seconds == 4)
    #expect(
      report.lines == [
        "c: failed with 65: e", "d: missing", "e: missing",
        "5 apps: 1 built, 1 up to date, 1 failed, 2 missing",
      ])
  }

  @Test("times whose sum no JSON can have")
  func endlessTimes() async throws {
    let folder = try TemporaryFolder()
    let app = #"{"id": "a", "artwork": "art.png", "build": {"output": "out"}}"#
    try folder.write("apps.jsonl", Array(app.utf8))
    let lines = ["1e308", "1e308", "-1e308"].map {
      #"{"id": "a", "part": "build", "status": "built", "exitCode": 0, "retry": false, "#
        + #""seconds": \#($0)}"# + "\n"
    }
    try folder.write("report.jsonl", Array(lines.joined().utf8))
    let run = try await Launchgen.run(
      ["report", "--manifest", "apps.jsonl", "--json", "report.jsonl"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try run.document()["built"] as? Int == 1)
  }

  @Test("parts that are built apart, joined")
  func command() async throws {
    let folder = try TemporaryFolder.withArtwork()
    try folder.write("bad.png", [1, 2])
    let ids = (0..<6).map { "app\($0)" } + ["bad"]
    let manifest = ids.map { id in
      let artwork = id == "bad" ? "bad.png" : "art.png"
      let options = #""output": "out/\#(id)", "screens": "480", "compression": "fast""#
      return #"{"id": "\#(id)", "artwork": "\#(artwork)", "build": {\#(options)}}"# + "\n"
    }
    try folder.write("apps.jsonl", Array(manifest.joined().utf8))
    let options = ["--manifest", "apps.jsonl"]
    for part in 1...3 {
      let run = try await Launchgen.run(
        ["make"] + options + ["--json", "--shard", "\(part)/3"], in: folder)
      try folder.write("\(part).jsonl", Array(run.output.utf8))
    }
    let report = ["report", "--manifest", "apps.jsonl"]
    let all = try await Launchgen.run(report + ["1.jsonl", "2.jsonl", "3.jsonl"], in: folder)
    #expect(all.status == 1)
    #expect(all.output.hasPrefix("bad: failed with 65: bad.png: error: "))
    #expect(all.output.hasSuffix("\n7 apps: 6 built, 1 failed\n"))
    let alone = try await Launchgen.run(
      ["build", "art.png", "--screens", "480", "--compression", "fast"], in: folder)
    #expect(alone.status == 0)
    for id in ids.dropLast() {
      for file in try folder.files(below: "LaunchImages") {
        #expect(try folder.bytes("out/\(id)/\(file)") == folder.bytes("LaunchImages/" + file))
      }
    }
    // A line that was cut short, and a report that is not there.
    try folder.write("cut.jsonl", Array(manifest.joined().utf8.prefix(30)))
    let cut = try await Launchgen.run(report + ["cut.jsonl"], in: folder)
    #expect(cut.status == 1 && cut.errors.contains("cut.jsonl:1: warning: "))
    #expect(cut.output.hasSuffix("7 apps: 7 missing\n"))
    #expect(try await Launchgen.run(report + ["none.jsonl"], in: folder).status == 66)
    #expect(try await Launchgen.run(["report", "1.jsonl"], in: folder).status == 64)
  }
}
