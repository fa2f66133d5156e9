import ArgumentParser
import Configuration
import Files
import LaunchInstall

/// The options that decide what a launch screen shows. The record keeps them, so that a later run
/// without them makes the same launch screen.
struct KeptOptions {
  private static let artworks = ["--dark", "--artwork-ipad", "--artwork-portrait", "--logo"]
  private static let names =
    artworks + [
      "--fit", "--position", "--focus", "--background", "--filter", "--color", "--dark-background",
      "--image-outside-catalog", "--compression", "--logo-scale", "--logo-points",
      "--logo-position",
    ]
  /// Options of which a typed one takes the place of the others.
  private static let alternatives: [Set<String>] = [
    ["--position", "--focus"], ["--logo-scale", "--logo-points"],
  ]

  /// The options of the last run that are used again, as words.
  let again: [String]
  /// All options of this run as the record has them: paths are relative to its folder.
  let recorded: [String]

  /// - Parameters:
  ///   - typed: the arguments of this run.
  ///   - isReset: whether the options of the last run are forgotten.
  /// - Throws: ``InstallError`` if an option of the record cannot be used. A record is a file in a
  ///   repository: its artworks are read only in the app's folder or in the current one.
  init(
    _ typed: TypedArguments, _ app: ScreenApp, last: [String], isReset: Bool
  ) throws(InstallError) {
    var again: [String] = []
    for word in isReset ? [] : last {
      let (name, value) = Self.parts(word)
      guard Self.names.contains(name) else {
        throw .record(path: app.recordPath, reason: "'\(name)' is not an option that is kept")
      }
      if typed.options.contains(where: { Self.replaces($0, name) }) { continue }
      guard Self.artworks.contains(name), let value else {
        again.append(word)
        continue
      }
      again.append("\(name)=\(try app.keptArtwork(value, option: name))")
    }
    self.again = again
    let all = again + Self.words(typed)
    recorded = all.map { word in
      let (name, value) = Self.parts(word)
      guard Self.artworks.contains(name), let value else { return word }
      return "\(name)=\(app.recorded(value))"
    }
  }

  private static func replaces(_ typed: String, _ kept: String) -> Bool {
    typed == kept || alternatives.contains { $0.contains(typed) && $0.contains(kept) }
      || typed == "--fit" && kept == "--focus"
  }

  /// The typed options that are kept, each as one word.
  private static func words(_ typed: TypedArguments) -> [String] {
    names.filter { typed.contains($0) }.map { name in
      typed.values(of: name).last.map { "\(name)=\($0)" } ?? name
    }
  }

  private static func parts(_ word: String) -> (name: String, value: String?) {
    guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  /// What is used again, as a line for people; `nil` if nothing is.
  var note: String? {
    if again.isEmpty { return nil }
    let words = again.map { $0.replacing("=", with: " ", maxReplacements: 1) }
    return "uses \(words.joined(separator: ", ")) again, as the last run did (--reset starts anew)"
  }
}
