import Foundation
import TestSupport
import Testing

/// What `--dry-run` prints is what the run does, to the byte of the diff, and a refusal of one is a
/// refusal of the other.
@Suite struct DryRunTests {
  private static let fast = ["--compression", "fast"]
  private static let asText = " (as XML)"
  private static let small = fast + ["--screens", "480", "--scales", "2"]

  @Test(
    "a launch screen, with more and fewer options, and its removal", arguments: ProjectSample.all)
  func screens(_ sample: ProjectSample) async throws {
    let folder = try sample.folder()
    let put = ["screen", "art.png", sample.app] + sample.options + Self.fast
    let takeOut = ["screen", "--remove", sample.app] + sample.options
    for arguments in [
      put, put + ["--replace"], put + ["--dark", "dark.png", "--logo", "logo.png"], put, takeOut,
      takeOut, put + ["--focus", "20%,20%", "--replace"], takeOut + ["--replace"],
    ] {
      try await expectAgreement(arguments, in: folder, "\(sample)")
    }
  }

  @Test("images and entries, others, and fewer", arguments: ProjectSample.all)
  func builds(_ sample: ProjectSample) async throws {
    let folder = try sample.folder()
    let build = ["build", "art.png", "-o", "Out", "--merge", sample.app] + sample.options
    for arguments in [
      build + Self.small, build + Self.fast + ["--screens", "568", "--prune"],
      build + Self.small + ["--replace", "--prune"],
      build + Self.small + ["--strict"],
    ] {
      try await expectAgreement(arguments, in: folder, "\(sample)")
    }
  }

  @Test("launch screens in a folder, others, and fewer files")
  func folders() async throws {
    let folder = try ProjectSample.all[0].folder()
    let screen = ["screen", "art.png", "-o", "Launch"] + Self.fast
    for arguments in [
      screen + ["--dark", "dark.png", "--logo", "logo.png"], screen,
      screen + ["--kind", "ui-launch-screen", "--prune"], screen + ["--strict"],
      screen + ["--preview", "--prune"],
    ] {
      try await expectAgreement(arguments, in: folder, "folder")
    }
  }

  @Test("entries and corrections", arguments: ProjectSample.all)
  func lists(_ sample: ProjectSample) async throws {
    guard let infoPlist = sample.infoPlist else { return }
    let folder = try sample.folder()
    for arguments in [
      ["merge", infoPlist], ["merge", infoPlist, "--screens", "568"],
      ["merge", infoPlist, "--screens", "568", "--replace"],
      ["check", infoPlist, "--fix"], ["check", "--fix"],
    ] {
      try await expectAgreement(arguments, in: folder, "\(sample)")
    }
  }

  @Test("files of others, and outputs that cannot be written")
  func foreignFiles() async throws {
    let folder = try ProjectSample.all[0].folder()
    try folder.write("Out/Default-iOS7@2x.png", Artwork.landscape)
    try folder.write("file", Data())
    let build = ["build", "art.png", "-o", "Out"] + Self.small
    let web = ["pwa", "art.png", "-o", "web"] + Self.fast
    try folder.write("web/apple-splash.html", Data("mine".utf8))
    for arguments in [
      build, build + ["--replace"], ["build", "art.png", "-o", "file"] + Self.small,
      build + ["--depfile", "art.png"], ["build", "missing.png"], web, web + ["--replace"], web,
      ["check", "missing", "--fix"], ["merge", "missing.plist"], ["screen", "art.png", "missing"],
    ] {
      try await expectAgreement(arguments, in: folder, "files")
    }
  }

  @Test func firstConfigurations() async throws {
    let folder = try TemporaryFolder()
    try await expectAgreement(["init"], in: folder, "without artwork")
    try folder.write("art.png", Artwork.png(width: 1200, height: 700))
    for arguments in [["init"], ["init"], ["init", "--replace"], ["make"] + Self.fast] {
      try await expectAgreement(arguments, in: folder, "init")
    }
  }
}

extension DryRunTests {
  private func expectAgreement(
    _ arguments: [String], in folder: TemporaryFolder, _ name: String
  ) async throws {
    let what = Comment(rawValue: "\(name): \(arguments.joined(separator: " "))")
    let before = try Snapshot(folder)
    let dry = try await Launchgen.run(arguments + ["--dry-run"], in: folder)
    #expect(try Snapshot(folder) == before, what)
    let run = try await Launchgen.run(arguments, in: folder)
    let after = try Snapshot(folder)
    // `check` checks after it has corrected something; a dry run does not.
    let isFound = arguments[0] == "check" && run.status == 1
    #expect(dry.status == (isFound ? 0 : run.status), "\(what): \(dry.errors)\(run.errors)")
    let changed = after.changes(since: before)
    if run.status > 1 {
      #expect(dry.refusal == run.refusal && changed.isEmpty, what)
      return
    }
    let patch = try UnifiedPatch(dry.output)
    // The diff of a binary list shows its text.
    for path in patch.files where !path.hasSuffix(Self.asText) {
      let patched = try patch.applied(to: before.files[path], path)
      #expect(patched == after.files[path], "\(what): \(path)")
      #expect(patch.created.contains(path) == (before.files[path] == nil), "\(what): \(path)")
    }
    let listed = dry.listed
    for path in changed where !path.hasSuffix(".launchgen-record") {
      let change = after.items[path] == nil ? "removed" : ""
      let isListed =
        arguments[0] == "init" || !patch.files.isDisjoint(with: [path, path + Self.asText])
        || listed.contains { path.hasSuffix($0.name) && (change.isEmpty || $0.change == change) }
      #expect(isListed, "\(what): \(path) \(change)")
    }
    if arguments[0] == "init" && !changed.isEmpty {
      #expect(after.files["launchgen.json"] == Data(dry.output.utf8), what)
    }
    // `screen` lists changes; others list what they make, whether it changes or not.
    guard arguments[0] == "screen" else { return }
    for file in listed where file.change != "" {
      #expect(changed.contains(file.name), "\(what): \(file)")
      let isNew = before.items[file.name] == nil
      #expect(isNew == (file.change == "new") || file.change == "restored", "\(what): \(file)")
    }
  }
}

extension Launchgen {
  /// The last error, without the progress and the notes before it.
  fileprivate var refusal: String? { errorLines.last { $0.contains("error: ") } }

  /// The files that the lines before a diff list, and how they change; no word for a file of a plan.
  fileprivate var listed: [(name: String, change: String)] {
    let lines = output.split(separator: "\n").prefix { !$0.hasPrefix("--- ") }
    return lines.compactMap { line in
      if let match = line.wholeMatch(of: /(.+): (new|changed|replaced|removed|restored)/) {
        return (String(match.1), String(match.2))
      }
      let name = line.split(separator: " ", maxSplits: 1).first ?? ""
      return name.contains(".") && !line.contains(": ") ? (String(name), "") : nil
    }
  }
}
