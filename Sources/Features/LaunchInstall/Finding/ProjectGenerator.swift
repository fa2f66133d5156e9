internal import AppDocuments
internal import LaunchRules
internal import Platform
internal import Texts

/// Programs that generate the Xcode project. When such a program runs again, edits of the project
/// are lost.
enum ProjectGenerator {
  /// The programs. `file` is next to the project, and the program reads it. `text` is a string that
  /// the file contains.
  private static let known: [(name: String, file: String, text: String, remedy: String)] = [
    (
      "XcodeGen", "project.yml", "info:",
      "list UILaunchStoryboardName, in place of any UILaunchScreen, under 'info: properties' and the "
        + "new files under 'sources' there"
    ),
    (
      "XcodeGen", "project.yml", "targets:",
      "list the new files under 'sources' there, unless a folder there has them"
    ),
    (
      "Tuist", "Project.swift", "Project(",
      "add UILaunchStoryboardName, in place of any UILaunchScreen, to 'infoPlist' and the new files "
        + "to 'resources' there"
    ),
    ("CMake", "CMakeCache.txt", "CMAKE_GENERATOR:INTERNAL=Xcode", "set them in CMakeLists.txt"),
  ]

  /// A warning if the app's project is generated from a file that does not have the launch screen
  /// yet; `nil` if no such file is found.
  static func warning(for app: ScreenApp) -> Message? {
    guard let location = app.location else { return nil }
    for (name, file, text, remedy) in known {
      let path = Path.standardized(Path.joined(location.folder, file))
      guard let bytes = try? FileReader.read(found: path, limit: 1 << 20) else { continue }
      let specification = String(decoding: bytes, as: UTF8.self)
      guard specification.contains(text),
        !specification.contains(LaunchScreenKey.storyboardName.rawValue)
      else { continue }
      return Message(
        warning:
          "generates this project (the next run of \(name) discards changes of the project)",
        at: Message.Place(path), remedy)
    }
    return nil
  }
}
