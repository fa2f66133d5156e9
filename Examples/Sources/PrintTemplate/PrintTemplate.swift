import ExampleSupport
import OrientationCode

/// Lists the code templates, and prints the files of one template.
@main
enum PrintTemplate {
  static func main() {
    for template in CodeTemplate.all { print("\(template.name): \(template.summary)") }

    guard let template = CodeTemplate.named("landscape-scene"),
      let orientations = LandscapeSelection([.landscapeRight, .landscapeLeft])
    else { return Example.expect(false, "the template is there") }
    let files = template.files(language: .swift, orientations: orientations)
    for file in files { print("\n\(file.text)", terminator: "") }

    Example.expect(!files.isEmpty, "there are files")
    Example.expect(
      files.allSatisfy { $0.text.hasPrefix("// \($0.name)\n") }, "each begins with its name")
    Example.expect(
      files.contains { $0.text.contains("UIWindowSceneDelegate") }, "one has the scene's delegate")
  }
}
