internal import Files
internal import Texts

/// The script of an Xcode Run Script phase, and its lists of input and output files, without which
/// user script sandboxing would deny access.
package struct PhaseScript: Sendable {
  package static let inputList = "LaunchImages-inputs.xcfilelist"
  package static let outputList = "LaunchImages-outputs.xcfilelist"

  /// The command as shell code; its paths are relative to the project's folder.
  private let command: String
  package let inputs: [String]
  package let outputs: [String]
  private let listFolder: String

  /// - Parameters:
  ///   - command: the command as shell code; its paths are relative to the project's folder.
  ///   - listFolder: the folder of the file lists, absolute or relative to the project's folder.
  package init(command: String, inputs: [String], outputs: [String], listFolder: String) {
    self.command = command
    self.inputs = inputs
    self.outputs = outputs
    self.listFolder = listFolder
  }

  /// The text of the script. It adds the folders of Homebrew and of mise's shims to PATH, because
  /// Xcode leaves them out.
  package var text: String {
    """
    # Launch images. In the target's build phases, add a Run Script phase with this script above Copy
    # Bundle Resources, and name these under Input File Lists and Output File Lists:
    #   \(listPath(Self.inputList))
    #   \(listPath(Self.outputList))
    shims="${MISE_DATA_DIR:-${XDG_DATA_HOME:-$HOME/.local/share}/mise}/shims"
    export PATH="$PATH:$shims:$HOME/.local/bin:/opt/homebrew/bin:/usr/local/bin"
    cd "${SRCROOT:?is not set: this script is a phase of Xcode}" || exit
    exec \(command)

    """
  }

  /// The text of a file list: one path on each line, absolute or beginning with `$(SRCROOT)`, as
  /// Xcode expects.
  package func list(_ paths: [String]) -> String {
    paths.map { Self.path($0) + "\n" }.joined()
  }

  /// Whether a text has the form of a file list: nothing but absolute paths and those that begin
  /// with `$(SRCROOT)`.
  package static func isList(_ text: String) -> Bool {
    text.split(separator: "\n").allSatisfy { $0.hasPrefix("/") || $0.hasPrefix("$(SRCROOT)/") }
  }

  private func listPath(_ name: String) -> String {
    Self.path(listFolder == "." ? name : "\(listFolder)/\(name)")
  }

  private static func path(_ path: String) -> String {
    if path.isAbsolutePath { return path }
    return "$(SRCROOT)/" + (path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
  }

  /// Quotes a word for a shell, unless it needs no quotes.
  package static func quoted(_ word: String) -> String {
    let plain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "="), UInt8(ascii: ","),
        UInt8(ascii: "@"), UInt8(ascii: "+"):
        true
      default: false
      }
    }
    if plain && !word.isEmpty { return word }
    return ShellText.inQuotes(word)
  }
}
