import Foundation
import OrientationCode
import Testing

/// The template of Info.plist's keys, read by Foundation, and against the templates of code.
@Suite struct SceneManifestTests {
  @Test(arguments: CodeLanguage.allCases)
  func isAPartOfAPropertyList(_ language: CodeLanguage) throws {
    let prefix = language == .swift ? "$(PRODUCT_MODULE_NAME)." : ""
    let configuration = [
      "UISceneConfigurationName": "Default Configuration",
      "UISceneDelegateClassName": prefix + "SceneDelegate",
      "UISceneStoryboardFile": "Main",
    ]
    let expected: NSDictionary = [
      "UIApplicationSceneManifest": [
        "UIApplicationSupportsMultipleScenes": false,
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]],
      ] as [String: Any]
    ]
    #expect(try NSDictionary(dictionary: manifest(language)) == expected)
  }

  /// Code that wants its scene delegate named there has one with that name.
  @Test(arguments: CodeLanguage.allCases)
  func namesTheScenesDelegateOfTheCode(_ language: CodeLanguage) throws {
    let texts = CodeTemplate.code.map { template in
      template.files(language: language, orientations: .both).map(\.text).joined()
    }
    let users = texts.filter { $0.contains("UIApplicationSceneManifest in Info.plist must name") }
    #expect(users.count == 10)
    #expect(users.allSatisfy { $0.contains(/(?:class|@interface) SceneDelegate ?:/) })
  }

  private func manifest(_ language: CodeLanguage) throws -> [String: Any] {
    let template = try #require(CodeTemplate.named("scene-manifest"))
    let files = template.files(language: language, orientations: .both)
    #expect(files.map(\.name) == ["SceneManifest.xml"])
    let text = "<plist version=\"1.0\"><dict>\n\(files[0].text)</dict></plist>"
    let list = try unsafe PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    return try #require(list as? [String: Any])
  }
}
