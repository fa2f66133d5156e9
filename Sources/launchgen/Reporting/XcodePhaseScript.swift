import Files
import Texts

/// What a Run Script phase of Xcode needs to run `launchgen build`, also under user script sandboxing:
/// its script and the lists of the files that it reads and writes.
struct XcodePhaseScript {
  /// The names of the file lists.
  static let inputList = "LaunchImages-inputs.xcfilelist"
  static let outputList = "LaunchImages-outputs.xcfilelist"

  /// The arguments of `launchgen build`; paths are relative to the project's folder.
  let arguments: [String]
  let inputs: [String]
  let outputs: [String]
  /// The folder of the file lists.
  let listFolder: String

  /// Homebrew's folders are not in the PATH that Xcode gives to scripts.
  var text: String {
    """
    # Launch images. In the target's build phases, add a Run Script phase with this script above Copy
    # Bundle Resources, and name these under Input File Lists and Output File Lists:
    #   \(listPath(Self.inputList))
    #   \(listPath(Self.outputList))
    export PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"
    cd "$SRCROOT"
    exec launchgen build \(command)

    """
  }

  /// One path to a line, each absolute or below the project's folder, as Xcode wants them.
  func list(_ paths: [String]) -> String {
    paths.map { Self.path($0) + "\n" }.joined()
  }

  private var command: String {
    let words = arguments.map(Self.quoted)
    let stages = arguments.contains {
      $0 == "--staging-folder" || $0.hasPrefix("--staging-folder=")
    }
    return (words + (stages ? [] : ["--staging-folder \"$TARGET_TEMP_DIR\""])).joined(
      separator: " ")
  }

  private func listPath(_ name: String) -> String {
    Self.path(listFolder == "." ? name : "\(listFolder)/\(name)")
  }

  private static func path(_ path: String) -> String {
    if path.isAbsolutePath { return path }
    return "$(SRCROOT)/" + (path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
  }

  /// A word that the shell takes as it is.
  private static func quoted(_ word: String) -> String {
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
