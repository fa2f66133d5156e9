internal import Platform
internal import Texts

/// The script of an Xcode Run Script phase, and the lists of its input and output files. Without
/// these lists, user script sandboxing would deny access to the files.
package enum PhaseScript {
  package static let inputList = "LaunchImages-inputs.xcfilelist"
  package static let outputList = "LaunchImages-outputs.xcfilelist"

  /// The text of the script. It adds the folders of Homebrew and of mise's shims to PATH, because
  /// Xcode leaves them out. `command` is shell code. Its paths, and `listFolder` (the folder of the
  /// file lists), are relative to the project's folder.
  package static func text(command: String, listFolder: String) -> String {
    let lists = [inputList, outputList].map { path(listFolder == "." ? $0 : "\(listFolder)/\($0)") }
    return """
      # Launch images. In the target's build phases, add a Run Script phase with this script above Copy
      # Bundle Resources, and name these under Input File Lists and Output File Lists:
      #   \(lists[0])
      #   \(lists[1])
      shims="${MISE_DATA_DIR:-${XDG_DATA_HOME:-$HOME/.local/share}/mise}/shims"
      export PATH="$PATH:$shims:$HOME/.local/bin:/opt/homebrew/bin:/usr/local/bin"
      cd "${SRCROOT:?is not set: this script is a phase of Xcode}" || exit
      exec \(command)

      """
  }

  /// The text of a file list. Each line is a path, absolute or beginning with `$(SRCROOT)`.
  package static func list(_ paths: [String]) -> String { paths.map { path($0) + "\n" }.joined() }

  package static func isList(_ text: String) -> Bool {
    text.split(separator: "\n").allSatisfy { $0.hasPrefix("/") || $0.hasPrefix("$(SRCROOT)/") }
  }

  private static func path(_ path: String) -> String {
    if path.isAbsolutePath { return path }
    return "$(SRCROOT)/" + (path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
  }

  /// Quotes a word for a shell if necessary. A word with `:` or `%` is always quoted.
  package static func quoted(_ word: String) -> String {
    word.contains { $0 == ":" || $0 == "%" } ? ShellText.inQuotes(word) : ShellText.quoted(word)
  }
}
