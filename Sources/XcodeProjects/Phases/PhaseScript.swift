internal import Files
internal import Texts

/// What a Run Script phase of Xcode needs to run a command, also under user script sandboxing: its
/// script and the lists of the files that it reads and writes.
package struct PhaseScript: Sendable {
  /// The names of the file lists.
  package static let inputList = "LaunchImages-inputs.xcfilelist"
  package static let outputList = "LaunchImages-outputs.xcfilelist"

  /// As a shell reads it; paths are relative to the project's folder.
  private let command: String
  package let inputs: [String]
  package let outputs: [String]
  private let listFolder: String

  /// - Parameters:
  ///   - command: as a shell reads it; paths are relative to the project's folder.
  ///   - listFolder: the folder of the file lists.
  package init(command: String, inputs: [String], outputs: [String], listFolder: String) {
    self.command = command
    self.inputs = inputs
    self.outputs = outputs
    self.listFolder = listFolder
  }

  /// Homebrew's folders are not in the PATH that Xcode gives to scripts.
  package var text: String {
    """
    # Launch images. In the target's build phases, add a Run Script phase with this script above Copy
    # Bundle Resources, and name these under Input File Lists and Output File Lists:
    #   \(listPath(Self.inputList))
    #   \(listPath(Self.outputList))
    export PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"
    cd "$SRCROOT"
    exec \(command)

    """
  }

  /// One path to a line, each absolute or below the project's folder, as Xcode wants them.
  package func list(_ paths: [String]) -> String {
    paths.map { Self.path($0) + "\n" }.joined()
  }

  private func listPath(_ name: String) -> String {
    Self.path(listFolder == "." ? name : "\(listFolder)/\(name)")
  }

  private static func path(_ path: String) -> String {
    if path.isAbsolutePath { return path }
    return "$(SRCROOT)/" + (path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
  }

  /// A word that the shell takes as it is.
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
