internal import Foundation

@testable import AppDocuments

/// Xcode projects: their targets, files and settings, or an error.
///
/// What is read has the same values when it is written and read again, and Foundation, where it
/// accepts an old-style list too, reads the same.
package enum ProjectTarget: FuzzTarget {
  package static func check(_ input: ContiguousArray<UInt8>) throws(Finding) {
    let node: ProjectNode
    do throws(ProjectFailure) {
      node = try ProjectText.read(input)
    } catch {
      _ = "\(error.fault)"
      return try expectLine(error.line, input)
    }
    try expectLine(node.line, input)
    let text = OldStyleText(node).bytes
    guard let again = try? ProjectText.read(text) else { throw Finding("not read again") }
    try expect(OldStyleText(again).bytes == text, "other values when it is read again")
    if let difference = OldStyleDifference.between(node, input) {
      throw Finding("Foundation reads other values: \(difference)")
    }
    // Most inputs have no targets, for which files need not be written.
    let location = try? ProjectLocation(bundle: "Game.xcodeproj")
    guard let location, let project = try? XcodeProject(ProjectObjects(node), location) else {
      return
    }
    if !project.targets.isEmpty { try checkProject(input) }
  }

  private static func expectLine(
    _ line: Int?, _ input: ContiguousArray<UInt8>
  ) throws(Finding) {
    try expect((line ?? 1) >= 1 && (line ?? 1) <= input.count + 1, "line \(line ?? 0)")
  }

  private static func checkProject(_ input: ContiguousArray<UInt8>) throws(Finding) {
    guard let folder = ProjectFolder(files: ["Game.xcodeproj/project.pbxproj": input]) else {
      throw Finding("no folder for the project")
    }
    defer { folder.remove() }
    guard let project = folder.project else { return }
    var folders = SynchronizedFolders(project)
    var reader = BuildConfigurationReader(project)
    for target in project.targets.prefix(20) {
      let files = TargetFiles(of: target, in: project, &folders)
      var ownFolders = SynchronizedFolders(project)
      let alone = TargetFiles(of: target, in: project, &ownFolders)
      let types: Set<String> = ["png", "plist", "pbxproj", "xcassets", ""]
      let members = files.members(ofTypes: types)
      try expect(members == alone.members(ofTypes: types), "other members without other targets")
      try expect(members.allSatisfy(project.location.allows), "a member outside of the folder")
      for configuration in reader.configurations(of: target) {
        try SettingsCheck.check(configuration.settings)
      }
    }
  }
}
