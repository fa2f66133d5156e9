import AppDocuments
import TestSupport
import Testing

/// Damaged files: an error or a value, never a trap.
@Suite struct MutationTests {
  @Test(arguments: 0..<200)
  func readsOrRefuses(_ seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    for text in try Self.samples() {
      var bytes = ContiguousArray(text.utf8)
      for _ in 0..<Int.random(in: 1...8, using: &generator) { Self.damage(&bytes, &generator) }
      _ = try? ProjectText.read(bytes)
      let folder = try TemporaryFolder()
      try folder.write("Game.xcodeproj/project.pbxproj", bytes)
      try folder.write("Base.xcconfig", bytes)
      let location = try ProjectLocation(bundle: folder.path("Game.xcodeproj"))
      guard let project = try? XcodeProject(location) else { continue }
      for target in project.targets {
        _ = project.files(of: target)
        for configuration in project.configurations(of: target) {
          _ = configuration.settings.names(beginningWith: "")
            .map { configuration.settings[$0]?.text }
        }
      }
    }
  }

  private static func samples() throws -> [String] {
    let project = XcodeProjectText(
      XcodeProjectText.Target(
        "Game", ["INFOPLIST_FILE = \"$(A:lower)/$(B_$(C)).plist\"", "A = \"$(inherited) b\""],
        resources: ["a.png"]),
      XcodeProjectText.Target("Lite").with {
        $0.folder = "Lite"
        $0.exceptions = ["Info.plist"]
      }
    ).with { $0.base = "Base.xcconfig" }
    let config =
      "#include \"Base.xcconfig\"\nA[sdk=iphoneos*] = $(B:default=$(A)) // x\nB = \\\n c;\n"
    let json =
      "{\"objects\": {\"A\": {\"isa\": \"PBXProject\", \"targets\": []}}, \"rootObject\": \"A\"}"
    return [project.text, config, json]
  }

  private static func damage(
    _ bytes: inout ContiguousArray<UInt8>, _ generator: inout SeededGenerator
  ) {
    guard let index = bytes.indices.randomElement(using: &generator) else { return }
    let marks = Array("{}()=;,\"'\\/*<>$:[]\n\0".utf8)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes[index] = marks.randomElement(using: &generator) ?? 0
    case 2: bytes.remove(at: index)
    case 3: bytes.insert(marks.randomElement(using: &generator) ?? 0, at: index)
    default: bytes.removeSubrange(index..<min(index + 40, bytes.count))
    }
  }
}
