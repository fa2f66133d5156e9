package import Platform

package struct ProductTarget: Sendable {
  package let name: String
  /// The line of the target's name; `nil` in formats without lines.
  package let line: Int?
  /// The target's files. They are read only if the target makes an application.
  package let resources: TargetResources
  let configurations: ConfigurationList

  package var configurationNames: [String] { configurations.configurations.map(\.name) }

  /// The configuration that Xcode builds by default; `nil` if the target has no configuration.
  package var defaultConfiguration: String? {
    let names = configurationNames
    let usual = [configurations.defaultName, "Release"].compactMap(\.self)
    return usual.first(where: names.contains) ?? names.first
  }
}

package struct XcodeProject: Sendable {
  package let location: ProjectLocation
  /// The targets that make applications; watch apps and message extensions are left out.
  package let targets: [ProductTarget]
  /// The targets that make other products, such as frameworks, extensions and tests.
  package let otherTargets: [ProductTarget]
  /// The source root, relative to the project's folder. Other paths are relative to the source
  /// root.
  let sourceRoot: String
  let configurations: ConfigurationList
  let developmentRegion: String

  package init(_ location: ProjectLocation) throws(ProjectError) {
    let bytes = try mapError(
      try FileReader.read(found: location.file, limit: ProjectLimit.bytes)
    ) { (error: FileError) in
      if case .tooLarge = error { return ProjectError(.malformed(ProjectFailure(.tooLarge))) }
      return ProjectError(.unreadable(error))
    }
    self = try mapError(try Self(ProjectObjects(ProjectText.read(bytes)), location)) {
      ProjectError(.malformed($0))
    }
  }

  init(_ objects: ProjectObjects, _ location: ProjectLocation) throws(ProjectFailure) {
    self.location = location
    sourceRoot = objects.project["projectDirPath"]?.word ?? ""
    developmentRegion = objects.project["developmentRegion"]?.word ?? "en"
    var budget = ProjectBudget()
    var reader = TargetReader(objects: objects, file: location.file)
    configurations = try reader.list(objects.project["buildConfigurationList"]?.word, &budget)
    var targets: [ProductTarget] = []
    var others: [ProductTarget] = []
    // Other targets have their own budget, so that they cannot make the whole project unreadable.
    var otherBudget = ProjectBudget()
    for id in objects.project["targets"]?.uniqueWords ?? [] {
      if objects.isApplication(id) {
        guard let target = try reader.target(id, configurations, &budget) else { continue }
        targets.append(target)
        if targets.count > ProjectLimit.targets { throw ProjectFailure(.tooLarge) }
      } else if others.count < ProjectLimit.targets,
        let other = try? reader.target(id, configurations, &otherBudget)
      {
        others.append(other)
      }
    }
    self.targets = targets
    otherTargets = others
  }

  /// A path as messages show it. `path` is relative to the source root, or absolute.
  package func shown(_ path: String) -> String { location.shown(Path.joined(sourceRoot, path)) }
}

extension ProjectObjects {
  fileprivate func isApplication(_ id: String) -> Bool {
    let prefix = "com.apple.product-type.application"
    // Watch apps and message extensions have longer product types.
    return [prefix, prefix + ".on-demand-install-capable"]
      .contains(self[id]?["productType"]?.word)
  }
}

/// Reads targets. Each configuration list is read only once, because many targets may share it.
private struct TargetReader {
  let objects: ProjectObjects
  let file: String
  var lists: [String: ConfigurationList] = [:]

  /// - Returns: `nil` for a target that makes no product with an Info.plist.
  mutating func target(
    _ id: String, _ shared: ConfigurationList, _ budget: inout ProjectBudget
  ) throws(ProjectFailure) -> ProductTarget? {
    guard let object = objects[id], object.isa == "PBXNativeTarget",
      let name = object["name"] ?? object["productName"], let word = name.word
    else { return nil }
    var resources = TargetResources()
    if objects.isApplication(id) { try resources.add(id, objects, &budget) }
    let list = try list(object["buildConfigurationList"]?.word, &budget)
    // The assignments count again for each target, because each build combines them again.
    try budget.spend(list.assignmentCount + shared.assignmentCount)
    return ProductTarget(
      name: word, line: name.line, resources: resources, configurations: list)
  }

  mutating func list(
    _ id: String?, _ budget: inout ProjectBudget
  ) throws(ProjectFailure) -> ConfigurationList {
    let key = id ?? ""
    if let known = lists[key] { return known }
    let list = ConfigurationList(objects[key], in: objects, file: file)
    try budget.spend(list.assignmentCount)
    lists[key] = list
    return list
  }
}

package struct ProjectLocation: Equatable, Sendable {
  /// The path of the .xcodeproj, as messages show it.
  package let bundle: String
  /// The folder that contains the .xcodeproj, as messages show it; empty for the current folder.
  package let folder: String
  /// The absolute path of ``folder``, with links resolved.
  package let absoluteFolder: String
  /// The folder that contains all files that may be read, without links; `nil` if files may be
  /// anywhere.
  private let root: String?

  /// If `allowsOutside` is true, any file may be read, otherwise only files inside `root`, by
  /// default the project's folder.
  package init(bundle: String, root: String? = nil, allowsOutside: Bool = false) throws(FileError) {
    self.bundle = bundle
    folder = Path.folder(of: bundle)
    absoluteFolder = try ResolvedPath.of(folder.isEmpty ? "." : folder)
    let outer = root.map { $0.isEmpty ? "." : $0 }
    self.root = try allowsOutside ? nil : outer.map(ResolvedPath.of) ?? absoluteFolder
  }

  package var allowsOutside: Bool { root == nil }

  package var file: String { Path.joined(bundle, "project.pbxproj") }
  package var name: String { Path.base(Path.name(of: bundle)) }

  /// A path as messages show it. `path` is relative to the project's folder, or absolute. If `path`
  /// is inside the project's folder or `root`, the result is relative to the current folder.
  package func shown(_ path: String) -> String {
    let path = Path.standardized(path)
    guard path.isAbsolutePath else { return Path.standardized(Path.joined(folder, path)) }
    guard let names = path.names(below: absoluteFolder) else {
      guard let root, path.isPath(in: root) else { return path }
      let relative = Path.relative(path, to: absoluteFolder)
      return Path.standardized(Path.joined(folder, relative))
    }
    if names.isEmpty { return folder.isEmpty ? "." : folder }
    return Path.joined(folder, names.joined(separator: "/"))
  }

  /// The path of the existing file, even if `path` has other capitals, because most Macs ignore
  /// case. If there is no such file, or if it may not be read, the result is `path` itself.
  package func found(_ path: String) -> String {
    var names = FolderNames()
    return found(path, &names)
  }

  func found(_ path: String, _ names: inout FolderNames) -> String {
    guard allows(path), let found = names.path(path), found == path || allows(found) else {
      return path
    }
    return found
  }

  /// Whether a file may be read: `root` is `nil`, or the file is inside `root` after all links are
  /// followed. For a missing file, the nearest existing folder must be inside. `path` is a result
  /// of ``shown(_:)``.
  package func allows(_ path: String) -> Bool {
    guard path.utf8.count(where: { $0 == UInt8(ascii: "/") }) < ProjectLimit.components else {
      return false
    }
    guard let root else { return true }
    return ResolvedPath.ofNearest(path)?.isPath(in: root) ?? false
  }
}
