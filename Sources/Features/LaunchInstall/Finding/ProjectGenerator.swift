internal import Files
internal import LaunchRules
internal import Texts
internal import XcodeProjects

/// A program that writes an Xcode project again each time it runs, so that changes of the project are
/// lost.
struct ProjectGenerator {
  let name: String
  /// The path of what the project is generated from.
  let specification: String
  private let remedy: String

  private static let xcodeGen =
    "list UILaunchStoryboardName under 'info: properties' and the new files under 'sources' there"

  /// The file next to the project that a program reads, and a text in it.
  private static let known: [(name: String, file: String, text: String, remedy: String)] = [
    ("XcodeGen", "project.yml", "targets:", xcodeGen),
    ("XcodeGen", "project.yaml", "targets:", xcodeGen),
    ("XcodeGen", "project.json", "\"targets\"", xcodeGen),
    (
      "Tuist", "Project.swift", "Project(",
      "add UILaunchStoryboardName to 'infoPlist' and the new files to 'resources' there"
    ),
    ("CMake", "CMakeCache.txt", "CMAKE_GENERATOR:INTERNAL=Xcode", "set them in CMakeLists.txt"),
  ]

  /// Finds what an app's project is generated from; `nil` if nothing says that it is.
  init?(_ app: ScreenApp) {
    guard let folder = app.location?.folder else { return nil }
    for (name, file, text, remedy) in Self.known {
      let path = Path.standardized(Path.joined(folder, file))
      guard let bytes = try? FileReader.read(found: path, limit: 1 << 20),
        Self.makes(app, String(decoding: bytes, as: UTF8.self), name, text)
      else { continue }
      (self.name, specification, self.remedy) = (name, path, remedy)
      return
    }
    return nil
  }

  /// Whether a file is a specification of the app's project that does not have the launch screen
  /// yet.
  private static func makes(
    _ app: ScreenApp, _ file: String, _ name: String, _ text: String
  ) -> Bool {
    guard file.contains(text), !file.contains(LaunchScreenKey.storyboardName.rawValue) else {
      return false
    }
    guard name == "XcodeGen", let bundle = app.location?.bundle else { return true }
    let named = file.split(separator: "\n").lazy.compactMap { line in
      line.wholeMatch(of: #/["\s{]*name"?\s*:\s*["']?([^"',]*?)["']?\s*([,#].*)?/#)?.output.1
    }.first
    return named.map { $0 == Path.base(Path.name(of: bundle)) } ?? true
  }

  var message: Message {
    Message(
      warning:
        "generates this project (the next run of \(name) takes the launch screen out again)",
      at: Message.Place(specification), remedy)
  }
}
