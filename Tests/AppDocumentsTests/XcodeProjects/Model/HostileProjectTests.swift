import Foundation
import Platform
import TestSupport
import Testing

@testable import AppDocuments

/// Small files whose objects refer to each other very often.
@Suite struct HostileProjectTests {
  private static let target = """
    isa = PBXNativeTarget; productType = "com.apple.product-type.application"; name = T;
    """

  private func fault(_ objects: String) throws -> ProjectFault? {
    let folder = try TemporaryFolder()
    try folder.makeFolder("A.xcodeproj")
    let location = try ProjectLocation(bundle: folder.path("A.xcodeproj"))
    let text = "// !$*UTF8*$!\n{ objects = { \(objects) }; rootObject = P; }"
    edit(text, location)
    do throws(ProjectFailure) {
      _ = try XcodeProject(ProjectObjects(ProjectText.read(ContiguousArray(text.utf8))), location)
      return nil
    } catch {
      return error.fault
    }
  }

  /// Adds a file and takes it out again: the project is refused, or the work has an end.
  private func edit(_ text: String, _ location: ProjectLocation) {
    guard
      var editor = try? ProjectEditor(
        ContiguousArray(text.utf8), folder: location.absoluteFolder)
    else { return }
    let file = location.absoluteFolder + "/new.storyboard"
    _ = try? editor.add([ProjectFile(file, .storyboard)], to: "T")
    _ = try? editor.remove([file], from: "T")
  }

  private func list(_ item: String, _ count: Int) -> String {
    "(" + String(repeating: item + ",", count: count) + ")"
  }

  @Test func exceptionsOfExceptions() throws {
    let fault = try fault(
      """
      P = { targets = (T); mainGroup = G; };
      G = { isa = PBXGroup; children = (S); };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = a; exceptions = \(list("E", 3000)); };
      E = { target = T; membershipExceptions = \(list("a", 3000)); };
      T = { \(Self.target) };
      """)
    #expect(fault == .tooLarge)
  }

  /// Each phase, exception and target is looked up once, however often it is listed.
  @Test func phasesAndExceptions() throws {
    let phases = (0..<40_000).map { "Phase\($0)," }.joined()
    let exceptions = (0..<40_000).map { "E\($0) = { buildPhase = Other\($0); };" }.joined()
    let fault = try fault(
      """
      P = { targets = \(list("T", 400)); mainGroup = G; };
      G = { isa = PBXGroup; children = (S); };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = a;
        exceptions = (\((0..<40_000).map { "E\($0)," }.joined())); };
      T = { \(Self.target) buildPhases = (\(phases)); };
      \(exceptions)
      """)
    #expect(fault == nil)
  }

  /// A phase that is listed twice is one phase.
  @Test func phasesThatAreListedOften() throws {
    let fault = try fault(
      """
      P = { targets = (T); };
      T = { \(Self.target) buildPhases = \(list("B", 3000)); };
      B = { isa = PBXResourcesBuildPhase; files = \(list("F", 3000)); };
      F = { isa = PBXBuildFile; };
      """)
    #expect(fault == nil)
  }

  @Test func settingsThatTargetsShare() throws {
    let settings = (0..<5000).map { "A\($0) = 1;" }.joined()
    let targets = (0..<450).map { "T\($0) = { \(Self.target) buildConfigurationList = L; };" }
    let fault = try fault(
      """
      P = { targets = (\((0..<450).map { "T\($0)," }.joined())); };
      L = { buildConfigurations = (C); }; C = { name = R; buildSettings = { \(settings) }; };
      \(targets.joined())
      """)
    #expect(fault == .tooLarge)
  }

  @Test func numbersInJSON() throws {
    let text = "{\"a\": [" + String(repeating: "0,", count: ProjectLimit.values) + "0]}"
    #expect(throws: ProjectFailure.self) {
      try ProjectText.read(ContiguousArray(text.utf8))
    }
  }

  /// One file that is included again and again is read once, and has an end.
  @Test func includedSettings() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("A.xcodeproj")
    try folder.write(
      "b.xcconfig", Data(String(repeating: "A=1\n", count: 20_000).utf8))
    try folder.write(
      "a.xcconfig", Data(String(repeating: "#include \"b.xcconfig\"\n", count: 100).utf8))
    let text = """
      // !$*UTF8*$!
      { objects = {
        P = { targets = (T); mainGroup = G; };
        G = { isa = PBXGroup; children = (X); }; X = { path = "a.xcconfig"; };
        T = { \(Self.target) buildConfigurationList = L; };
        L = { buildConfigurations = (C); };
        C = { name = R; baseConfigurationReference = X; };
      }; rootObject = P; }
      """
    try folder.write("A.xcodeproj/project.pbxproj", Data(text.utf8))
    let project = try XcodeProject(ProjectLocation(bundle: folder.path("A.xcodeproj")))
    let issues = project.configurations(of: project.targets[0]).flatMap(\.issues)
    #expect(issues.map(\.kind) == [.tooMany])
  }
}
