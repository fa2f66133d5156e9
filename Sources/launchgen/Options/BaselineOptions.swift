import ArgumentParser
import LaunchCheck
import ManyApps
import Platform
import Texts

/// Options for the baseline: a file with findings of `check` that are accepted for now.
struct BaselineOptions: ParsableArguments {
  @Option(file: ["json"], "Leave out the findings in this file.")
  var baseline: String?

  @Option(
    file: ["json"], "Write the findings to this file, for --baseline in later runs; exit with 0.")
  var writeBaseline: String?

  mutating func validate() throws {
    if baseline == "" || writeBaseline == "" {
      throw ValidationError("the baseline's path is empty; name a file.")
    }
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("'--baseline' and '--write-baseline' cannot be combined.")
    }
  }

  /// The maximum size of a baseline, in bytes; no real list of findings is this long.
  private static let byteLimit = 64 << 20

  /// Reads the baseline. Also returns the baseline's folder, because the paths in the baseline are
  /// relative to that folder.
  func read() throws(CommandError) -> (list: Baseline, folder: String)? {
    guard let path = baseline else { return nil }
    let bytes = try mapError(
      try FileReader.read(path: path, limit: Self.byteLimit),
      CommandError.reading(path, otherwise: "write it with --write-baseline"))
    guard let baseline: Baseline = try? JSONText.value(of: bytes),
      baseline.version == Baseline.currentVersion
    else {
      throw CommandError(
        .badData, path, "is not a baseline", "write it again with --write-baseline")
    }
    return (baseline, Self.folder(of: path))
  }

  /// Before anything is written, checks that the new baseline replaces nothing but an earlier
  /// baseline or an empty file.
  func check() throws(CommandError) {
    guard let path = writeBaseline else { return }
    var gate = OutputGate()
    try mapError(
      try gate.admit(path) { Self.isBaseline(path) },
      CommandError.refused(path, otherwise: "choose another file", replaces: false))
  }

  private static func isBaseline(_ path: String) -> Bool {
    guard let bytes = try? FileReader.read(found: path, limit: byteLimit) else { return false }
    return (try? JSONText.value(of: bytes) as Baseline) != nil
  }

  func write(_ findings: [Finding], to path: String) throws {
    let text = try JSONText.of(Baseline(findings, folder: Self.folder(of: path))) + "\n"
    _ = try mapError(try OutputFolder.write(ContiguousArray(text.utf8), to: path)) {
      (error: FileError) in
      CommandError(error.whenWriting(path, otherwise: "choose another file"))
    }
  }

  private static func folder(of path: String) -> String {
    let folder = path.pathParts.folder
    return folder.isEmpty ? "." : folder
  }
}
