internal import Files

/// The groups and the Info.plist near which new files of a target are listed.
extension ProjectDocument {
  /// The group that contains a file; for a file of one language, the group above its variants.
  func group(of id: String) -> String? {
    guard let group = parents[id], objects[group]?.isa == "PBXVariantGroup" else {
      return parents[id]
    }
    return parents[group]
  }

  /// The group that contains `main` or the app delegate, or otherwise most of a target's sources.
  func sourceGroup(of target: ProjectEditor.Target) -> String? {
    var counts: [String: Int] = [:]
    var order: [String] = []
    let phases = objects.list(objects[target.id]?["buildPhases"])
    let phase = phases.first { $0.isa == "PBXSourcesBuildPhase" }
    for file in objects.list(phase?["files"]) {
      guard let id = file["fileRef"]?.word, let path = objects.paths[id], let group = group(of: id)
      else { continue }
      if Self.isMain(Path.name(of: path)) { return group }
      if counts[group] == nil { order.append(group) }
      counts[group, default: 0] += 1
    }
    let most = counts.values.max()
    return order.first { counts[$0] == most }
  }

  /// Whether a source file is the app's entry point, by the names that Xcode's templates use.
  private static func isMain(_ name: String) -> Bool {
    let base = Path.base(name)
    return ["main", "AppDelegate", "AppController", "SceneDelegate"].contains(base)
      || (base.hasSuffix("App") && name.hasSuffix(".swift"))
  }

  /// The absolute path of a target's Info.plist as its settings name it; `nil` if an .xcconfig file
  /// or another variable determines it.
  func infoPlist(of target: ProjectEditor.Target) -> String? {
    let lists = [objects[target.id], objects.project].map {
      objects.list(objects[$0?["buildConfigurationList"]?.word]?["buildConfigurations"])
    }
    for configuration in lists.joined() {
      guard var path = configuration["buildSettings"]?["INFOPLIST_FILE"]?.word else { continue }
      for name in ["SRCROOT", "SOURCE_ROOT", "PROJECT_DIR"] {
        for variable in ["$(\(name))", "${\(name)}", "$\(name)"] where path.hasPrefix(variable) {
          path = Path.joined(sourceRoot, String(path.dropFirst(variable.count + 1)))
        }
      }
      for variable in ["$(TARGET_NAME)", "${TARGET_NAME}"] {
        path = path.replacing(variable, with: target.name)
      }
      if !path.contains("$") { return absolute(path) }
    }
    return nil
  }
}
