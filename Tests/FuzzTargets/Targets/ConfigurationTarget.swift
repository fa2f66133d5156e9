@testable import AppDocuments

/// .xcconfig files: statements with their lines, and settings within their limits.
package enum ConfigurationTarget: FuzzTarget {
  /// A null byte ends the first file, and begins the one that it may include.
  package static func check(_ input: ContiguousArray<UInt8>) throws(Finding) {
    let config = XCConfig(input)
    var last = 0
    for line in config.lines {
      try expect(line.number > last, "line \(line.number) after line \(last)")
      last = line.number
      if case .assignment(let key, _) = line.statement {
        try expect(key.utf8.first.map { $0 > 0x20 && $0 < 0x80 } == true, "the key '\(key)'")
      }
    }
    let breaks = input.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    try expect(last <= breaks + 1, "line \(last) of \(breaks + 1)")
    let parts = input.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
      .map { ContiguousArray($0) }
    let assignments = parts.flatMap { Self.assignments(XCConfig($0)) }
    try SettingsCheck.check(BuildSettings(assignments, configuration: "R"))
    let includes = config.lines.contains {
      if case .include = $0.statement { true } else { false }
    }
    if includes { try checkFiles(parts) }
  }

  private static func assignments(_ config: XCConfig) -> [SettingAssignment] {
    config.lines.compactMap { line in
      guard case .assignment(let key, let value) = line.statement else { return nil }
      return SettingAssignment(
        key: key, value: value, origin: SettingOrigin(path: "", line: line.number))
    }
  }

  private static func checkFiles(_ parts: [ContiguousArray<UInt8>]) throws(Finding) {
    guard
      let folder = ProjectFolder(files: [
        "Game.xcodeproj/project.pbxproj": ContiguousArray(project.utf8),
        "a.xcconfig": parts.first ?? [],
        "b.xcconfig": parts.dropFirst().first ?? [],
      ])
    else { throw Finding("no folder for the project") }
    defer { folder.remove() }
    guard let project = folder.project, let target = project.targets.first else {
      throw Finding("the project is not read")
    }
    var reader = BuildConfigurationReader(project)
    for configuration in reader.configurations(of: target) {
      _ = configuration.issues.map { "\($0)" }
      try SettingsCheck.check(configuration.settings)
    }
  }

  /// The project's settings come from a.xcconfig, the target's from b.xcconfig.
  private static let project = """
    // !$*UTF8*$!
    { objects = {
      P = { targets = (T); mainGroup = G; buildConfigurationList = L; };
      G = { isa = PBXGroup; children = (A, B); };
      A = { path = "a.xcconfig"; }; B = { path = "b.xcconfig"; };
      L = { buildConfigurations = (C); };
      C = { name = R; baseConfigurationReference = A; buildSettings = { S = "$(inherited) s"; }; };
      M = { buildConfigurations = (D); };
      D = { name = R; baseConfigurationReference = B; buildSettings = { S = "$(S) t"; }; };
      T = { isa = PBXNativeTarget; productType = "com.apple.product-type.application"; name = T;
        buildConfigurationList = M; };
    }; rootObject = P; }
    """
}
