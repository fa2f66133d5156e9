internal import ArgumentParser
internal import ManyApps
internal import Platform
import Texts

@testable import launchgen

/// The arguments of the command: they are parsed, or refused in words that are safe to print. The
/// command is never run.
package enum OptionsTarget: FuzzTarget {
  package static func check(_ input: ContiguousArray<UInt8>) throws(Finding) {
    let words = words(of: input)
    let check = ArgumentCheck(words)
    do {
      try check.check()
      _ = try Launchgen.parseAsRoot(words)
    } catch let error as UsageError {
      try expectWords("\(error)")
    } catch {
      let code = Launchgen.exitCode(for: error)
      try expect([0, 64].contains(code.rawValue), "exit code \(code.rawValue) for \(words)")
      let message = Launchgen.message(for: error)
      try expectWords(message)
      try expectWords(Launchgen.fullMessage(for: error))
    }
  }

  private static func expectWords(_ message: String) throws(Finding) {
    let printable = message.split(separator: "\n").map { VisibleText.line(String($0)) }.joined()
    let isSafe = printable.unicodeScalars.allSatisfy {
      $0.properties.generalCategory != .control
    }
    try expect(isSafe, "control characters in a message")
  }

  /// A byte stands for a word, for a "=" between two, or for the length of a text that follows.
  private static func words(of input: ContiguousArray<UInt8>) -> [String] {
    var words: [String] = []
    var isJoined = false
    func add(_ word: String) {
      if isJoined, let last = words.popLast() {
        words.append(last + "=" + word)
      } else {
        words.append(word)
      }
      isJoined = false
    }
    var rest = input[...]
    while let byte = rest.popFirst() {
      switch Int(byte) {
      case let word where word < vocabulary.count: add(vocabulary[word])
      case 255: isJoined = true
      default:
        let count = Int(byte) % 12
        add(String(decoding: rest.prefix(count), as: UTF8.self))
        rest = rest.dropFirst(count)
      }
    }
    return words
  }

  private static let vocabulary: [String] = {
    let commands = Launchgen.configuration.subcommands
    let options = Set(commands.flatMap { DeclaredCommand.of($0).options.map { "--\($0.name)" } })
    let values = [
      "--", "-", "-h", "-q", "-o", "-v", "art.png", "Info.plist", "0", "1", "-1", "100", "8.0",
      "cover", "center", "#FF8000", "landscape-left", "landscape-right", "storyboard",
      "ui-launch-screen", "ui-launch-screen.png", "best", "lanczos3", "json", "sarif", "list",
      "iPhone 6", "all", "help", "--help", "--version",
    ]
    return commands.map { $0._commandName } + options.sorted() + values
  }()
}
