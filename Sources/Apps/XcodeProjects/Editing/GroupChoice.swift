internal import Files

/// Finds the group to which a new file of a target belongs.
struct GroupChoice {
  private let document: ProjectDocument
  /// The group that contains the target's Info.plist.
  private let plistGroup: String?
  /// The group that contains `main` or the app delegate, or otherwise most sources.
  private let sourceGroup: String?
  /// The groups that have a path, by absolute path; of several with the same path, the first.
  private let folders: [String: String]

  /// - Parameter infoPlist: the absolute path of the target's Info.plist, if it is known.
  init(
    _ target: ProjectTarget, in document: ProjectDocument, infoPlist: String?,
    _ budget: inout ProjectBudget
  ) throws(ProjectFailure) {
    self.document = document
    var folders: [String: String] = [:]
    var plistGroup: String?
    for member in document.table.members {
      guard let path = document.tree[member.key], let object = document.objects.all[member.key]
      else { continue }
      switch object.isa {
      case "PBXGroup":
        if object["path"]?.word?.isEmpty == false {
          let path = document.paths.absolute(path)
          if folders[path] == nil { folders[path] = member.key }
        }
      case "PBXFileReference":
        if let infoPlist, plistGroup == nil, Self.mayBe(path, infoPlist),
          document.paths.absolute(path) == infoPlist
        {
          plistGroup = Self.group(of: member.key, in: document)
        }
      default: break
      }
    }
    self.folders = folders
    self.plistGroup =
      plistGroup ?? infoPlist.flatMap { folders[Path.folder(of: $0)] }
    sourceGroup = try Self.sourceGroup(target, document, &budget)
  }

  /// The group for a file: one that stands for the file's folder if there is one.
  ///
  /// - Parameter path: the file's absolute path.
  func group(for path: String) -> String? {
    let folder = Path.folder(of: path)
    let main = document.objects.project["mainGroup"]?.word
    let likely = [plistGroup, sourceGroup].compactMap(\.self)
    let fitting = likely.first { self.folder(of: $0) == folder }
    let own = folder == document.paths.sourceRoot ? nil : folders[folder]
    return ([fitting, own] + likely + [main]).compactMap(\.self).first {
      document.objects.all[$0]?.isa == "PBXGroup"
        && document.member($0)?.value.member("children") != nil
    }
  }

  private func folder(of group: String) -> String? {
    document.tree[group].map(document.paths.absolute)
  }

  /// Whether two paths may be the same: their names are equal.
  private static func mayBe(_ path: String, _ other: String) -> Bool {
    Path.name(of: path) == Path.name(of: other)
  }

  /// The group that contains a file; for a file of one language, the group above its variants.
  private static func group(of id: String, in document: ProjectDocument) -> String? {
    var group = document.parents[id]
    if let id = group, document.objects.all[id]?.isa == "PBXVariantGroup" {
      group = document.parents[id]
    }
    return group
  }

  private static func sourceGroup(
    _ target: ProjectTarget, _ document: ProjectDocument, _ budget: inout ProjectBudget
  ) throws(ProjectFailure) -> String? {
    var counts: [String: Int] = [:]
    var order: [String] = []
    let phases = document.objects.list(document.objects.all[target.id]?["buildPhases"])
    try budget.spend(phases.count)
    guard let phase = phases.first(where: { $0.isa == "PBXSourcesBuildPhase" }) else { return nil }
    let files = document.objects.list(phase["files"])
    try budget.spend(files.count)
    for file in files {
      guard let id = file["fileRef"]?.word, let path = document.tree[id],
        let group = group(of: id, in: document)
      else { continue }
      if isMain(Path.name(of: path)) { return group }
      if counts[group, default: 0] == 0 { order.append(group) }
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
}

extension ProjectDocument {
  /// The absolute path of a target's Info.plist as its settings name it; `nil` if an .xcconfig file
  /// or another variable determines it.
  func infoPlist(of target: ProjectTarget) -> String? {
    let lists = [objects.all[target.id], objects.project].map {
      objects.list(objects[$0?["buildConfigurationList"]]?["buildConfigurations"])
    }
    for configuration in lists.joined().prefix(ProjectLimit.configurations * 2) {
      guard var path = configuration["buildSettings"]?["INFOPLIST_FILE"]?.word else { continue }
      for name in ["SRCROOT", "SOURCE_ROOT", "PROJECT_DIR"] {
        for variable in ["$(\(name))", "${\(name)}", "$\(name)"] where path.hasPrefix(variable) {
          path = Path.joined(paths.sourceRoot, String(path.dropFirst(variable.count + 1)))
        }
      }
      for variable in ["$(TARGET_NAME)", "${TARGET_NAME}"] {
        path = path.replacing(variable, with: target.name)
      }
      if !path.contains("$") { return paths.absolute(path) }
    }
    return nil
  }
}
