/// An Xcode project with application targets, as Xcode writes it.
package struct XcodeProjectText: Sendable {
  package struct Target: Sendable {
    package var name: String
    /// The settings of every configuration: `INFOPLIST_FILE = Info.plist`.
    package var settings: [String]
    /// Additional settings, by the name of a configuration.
    package var more: [String: [String]] = [:]
    /// The paths in the resources phase.
    package var resources: [String] = []
    /// The path of a synchronized folder, and the files in it that are not members of the target.
    package var folder: String?
    package var exceptions: [String] = []
    package var scripts: [String] = []
    /// The path of an .xcconfig file.
    package var base: String?
    package var type = "com.apple.product-type.application"

    package init(_ name: String, _ settings: [String] = [], resources: [String] = []) {
      self.name = name
      self.settings = settings
      self.resources = resources
    }
  }

  package var settings = [
    "IPHONEOS_DEPLOYMENT_TARGET = 7.0", "SDKROOT = iphoneos", "TARGETED_DEVICE_FAMILY = 1",
  ]
  package var configurations = ["Debug", "Release"]
  package var base: String?
  package var targets: [Target]
  /// The paths of files that the project lists, but no target contains.
  package var listed: [String] = []

  package init(_ targets: Target...) { self.targets = targets }

  package func with(_ change: (inout XcodeProjectText) -> Void) -> XcodeProjectText {
    var text = self
    change(&text)
    return text
  }

  /// The project as an old-style property list.
  package var text: String {
    var objects = Objects()
    let list = objects.list(configurations, settings, [:], base: base)
    let ids = targets.map { objects.target($0, configurations) }
    for path in listed { _ = objects.reference(to: path) }
    let main = objects.add(
      "PBXGroup",
      "children = (\(objects.references.joined(separator: ", "))); sourceTree = \"<group>\"")
    let project = objects.add(
      "PBXProject",
      "buildConfigurationList = \(list); developmentRegion = en; mainGroup = \(main); "
        + "projectDirPath = \"\"; targets = (\(ids.joined(separator: ", ")),)")
    return """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tobjectVersion = 77;
      \tobjects = {
      \(objects.lines.joined(separator: "\n"))
      \t};
      \trootObject = \(project) /* Project object */;
      }

      """
  }

  /// The first line of ``text`` that contains `part`, from 1.
  package func line(of part: String) -> Int? {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains(part) }.map { $0 + 1 }
  }
}

extension XcodeProjectText {
  private struct Objects {
    var lines: [String] = []
    /// The identifiers of the files and folders in the main group.
    var references: [String] = []
    private var count = 0

    mutating func add(_ isa: String, _ members: String) -> String {
      count += 1
      let id = "AB\(1_000_000 + count)CD"
      lines.append("\t\t\(id) /* \(isa) */ = {\n\t\t\tisa = \(isa);\n\t\t\t\(members);\n\t\t};")
      return id
    }

    mutating func reference(to path: String) -> String {
      let isFolder = path.hasSuffix("/")
      let name = isFolder ? String(path.dropLast()) : path
      let id = add(
        "PBXFileReference",
        "lastKnownFileType = \(isFolder ? "folder" : "file"); path = \"\(name)\"; "
          + "sourceTree = \"<group>\"")
      references.append(id)
      return id
    }

    mutating func list(
      _ names: [String], _ settings: [String], _ more: [String: [String]], base: String?
    ) -> String {
      let own = base.map { reference(to: $0) }
      let ids = names.map { name in
        let all = (settings + (more[name] ?? [])).map { "\n\t\t\t\t\($0);" }.joined()
        let reference = own.map { "baseConfigurationReference = \($0); " } ?? ""
        return add(
          "XCBuildConfiguration",
          "\(reference)buildSettings = {\(all)\n\t\t\t};\n\t\t\tname = \(name)")
      }
      return add(
        "XCConfigurationList",
        "buildConfigurations = (\(ids.joined(separator: ", "))); "
          + "defaultConfigurationName = \(names.last ?? "")")
    }

    mutating func target(_ target: Target, _ configurations: [String]) -> String {
      let list = list(configurations, target.settings, target.more, base: target.base)
      var files: [String] = []
      for path in target.resources {
        let id = reference(to: path)
        files.append(add("PBXBuildFile", "fileRef = \(id)"))
      }
      var phases = [add("PBXResourcesBuildPhase", "files = (\(files.joined(separator: ", ")))")]
      for name in target.scripts {
        phases.append(
          add("PBXShellScriptBuildPhase", "name = \"\(name)\"; shellScript = \"true\\n\""))
      }
      // An exception names the identifier of its target, which is added after the exception.
      let id = "AB\(1_000_000 + count + (target.folder == nil ? 1 : 3))CD"
      var groups = ""
      if let folder = target.folder {
        let exceptions = target.exceptions.map { "\"\($0)\"" }.joined(separator: ", ")
        let set = add(
          "PBXFileSystemSynchronizedBuildFileExceptionSet",
          "membershipExceptions = (\(exceptions)); target = \(id)")
        let group = add(
          "PBXFileSystemSynchronizedRootGroup",
          "exceptions = (\(set)); path = \"\(folder)\"; sourceTree = \"<group>\"")
        references.append(group)
        groups = "fileSystemSynchronizedGroups = (\(group)); "
      }
      return add(
        "PBXNativeTarget",
        "buildConfigurationList = \(list); buildPhases = (\(phases.joined(separator: ", "))); "
          + "\(groups)name = \"\(target.name)\"; productType = \"\(target.type)\"")
    }
  }
}

extension XcodeProjectText.Target {
  package func with(
    _ change: (inout XcodeProjectText.Target) -> Void
  ) -> XcodeProjectText.Target {
    var target = self
    change(&target)
    return target
  }
}
