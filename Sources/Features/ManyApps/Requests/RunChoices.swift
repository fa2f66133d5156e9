internal import LaunchImages
package import LaunchPreview
internal import Texts

/// The choices that do not depend on what a run makes.
package struct RunChoices: Sendable {
  package enum Mode: Equatable, Sendable {
    case write
    /// Nothing is written; what would be made is printed.
    case dryRun
    /// Nothing is written; what would change is printed, and changes are an error.
    case check
    /// The paths of all outputs are printed. Nothing is written, and existing outputs are ignored.
    case listOutputs(OutputListFormat)
  }

  package var mode = Mode.write
  package var printsJSON = false
  package var isQuiet = false
  /// The number of parallel tasks; `nil` for one for each processor.
  package var jobs: Int?
  package var depfile: String?
  package var depfileTarget: String?
  package var keepsRecord = true
  package var stagingFolder: String?
  package var failsFast = false
  /// The memory, in bytes, that all concurrent builds together may use.
  package var memoryLimit = Int.max
  /// Whether all input files are collected, as for a depfile.
  package var listsInputs = false
  package let version: String
  /// The command line, as previews show it.
  package let origin: PreviewOrigin

  package init(version: String, origin: PreviewOrigin) {
    self.version = version
    self.origin = origin
  }

  package var writes: Bool { mode == .write }
  package var listsOutputs: Bool { if case .listOutputs = mode { true } else { false } }
  package var isPlan: Bool { listsOutputs || mode == .dryRun }

  var reuse: Reuse {
    var reuse = Reuse(version: version)
    reuse.keepsRecord = keepsRecord
    return reuse
  }
}

package enum OutputListFormat: String, CaseIterable, Sendable {
  case paths, xcfilelist

  /// The paths, one on each line. A control character in a path is an error, because the character
  /// would break the line.
  package func text(of paths: [String]) throws(CommandError) -> String {
    try paths.map { path throws(CommandError) in
      if VisibleText.hasControl(path) {
        throw CommandError(
          .cannotCreate, path, "cannot be listed (it has a control character)",
          "choose another --output")
      }
      return prefix(path) + path + "\n"
    }.joined()
  }

  private func prefix(_ path: String) -> String {
    switch self {
    // GitHub Actions would obey a line that begins like a workflow command; `./` prevents that.
    case .paths: VisibleText.isCommand(path) ? "./" : ""
    case .xcfilelist: path.isAbsolutePath ? "" : "$(SRCROOT)/"
    }
  }
}
