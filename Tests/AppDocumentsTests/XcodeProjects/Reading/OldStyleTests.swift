import AppDocuments
import Foundation
import Testing

/// Old-style property lists, as Xcode and people write them.
@Suite struct OldStyleTests {
  @Test func readsWhatXcodeWrites() throws {
    let root = try Self.read(
      """
      // !$*UTF8*$!
      {
      \tname = Game; /* a comment */
      \t"quoted key" = "a \\"b\\"\\n\\U00e4\\101";
      \tpath =Images.xcassets;
      \tlist = (\n\t\tone,\n\t\t'two',\n\t);
      \tempty = ( );
      }

      """)
    #expect(root["name"]?.word == "Game")
    #expect(root["name"]?.line == 3)
    #expect(root["quoted key"]?.word == "a \"b\"\näA")
    #expect(root["path"]?.word == "Images.xcassets")
    #expect(root["list"]?.words == ["one", "two"])
    #expect(root["list"]?.list.map(\.line) == [7, 8])
    #expect(root["empty"]?.list.isEmpty == true)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func countsLines(_ newline: String) throws {
    let text = ["{", "a = 1;", "/* x", "y */ b = \"1", "2\";", "c = 3;", "}"]
    let root = try Self.read(text.joined(separator: newline))
    #expect(["a", "b", "c"].map { root[$0]?.line } == [2, 4, 6])
  }

  @Test(arguments: [
    ("{ a = 1; b = 2 }", 1, "it has '}' where ; is expected"),
    ("{\n a 1;\n}", 2, "it has '1;' where = is expected"),
    ("{\n a = (1, 2;\n}", 2, "it has ';' where , is expected"),
    ("{\n\n a = {\n b = 1;\n", 5, "it ends inside the dictionary that begins on line 3"),
    ("{ a = (\n", 2, "it ends inside the array that begins on line 1"),
    ("{\n a = \"b;\n}\n", 4, "it ends inside the string that begins on line 2"),
    ("{\n /* a = b;\n}\n", 4, "it ends inside the comment that begins on line 2"),
    ("{\n a = 1;\n}\n}", 4, "something follows the last }"),
    ("{\n::if a::\n}", 2, "it has '\n' where = is expected"),
    ("{\n<<<<<<< HEAD\n a = 1;\n=======\n", 2, "it has an unresolved merge conflict, <<<<<<<"),
    ("{ a = <0fbd>; }", 1, "it has '<0fbd>;' where a value is expected"),
  ])
  func saysWhatIsDamaged(_ text: String, _ line: Int, _ words: String) {
    let failure = #expect(throws: ProjectFailure.self) { try Self.read(text) }
    #expect(failure?.line == line)
    #expect(words.contains("\n") || failure?.fault.description == words)
  }

  /// Xcode reads projects as Foundation reads old-style lists.
  @Test(arguments: ["默", "é", "😀", "@", "+", "~", "%", "&", "#", "!", "?", "*", "|", "^"])
  func refusesUnquoted(_ character: String) throws {
    let scalar = try #require(character.unicodeScalars.first)
    for text in [
      "{\n a = \(character)b; }", "{\n a = b\(character); }", "{\n b\(character) = a; }",
    ] {
      let failure = #expect(throws: ProjectFailure.self) { try Self.read(text) }
      #expect(failure == ProjectFailure(.unquoted(scalar), line: 2))
      #expect(!Self.foundationReads(text))
      #expect(failure?.fault.remedy == "put the whole string in quotation marks")
    }
    let quoted = "{\n a = \"\(character)b\"; /* \(character) */ }"
    #expect(try Self.read(quoted)["a"]?.word == "\(character)b")
    #expect(Self.foundationReads(quoted))
  }

  @Test func namesAPointerOfGitLFS() {
    let text = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n"
    let failure = #expect(throws: ProjectFailure.self) {
      try ProjectText.read(ContiguousArray(text.utf8))
    }
    #expect(failure?.fault.description == "it is a Git LFS pointer")
    #expect(failure?.fault.remedy.hasPrefix("run 'git lfs pull'") == true)
  }

  @Test func showsXcodesWords() {
    let words = ProjectFault.unquoted("默").description
    #expect(words.contains("Unexpected character '0x9ed8'"))
    #expect(ProjectFault.unquoted("😀").description.contains("'0xd83d'"))
  }

  private static func foundationReads(_ text: String) -> Bool {
    (try? unsafe PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)) != nil
  }

  @Test func saysThatAFileIsEmpty() {
    for text in ["", " \n", "// only a comment"] {
      #expect(throws: ProjectFailure.self) { try Self.read(text) }
    }
  }

  @Test func limitsDepthAndKeys() {
    let deep = String(repeating: "(", count: 100_000)
    #expect(
      #expect(throws: ProjectFailure.self) { try Self.read(deep) }?.fault == .tooLarge)
    let key = "{ " + String(repeating: "a", count: 1025) + " = 1; }"
    let failure = #expect(throws: ProjectFailure.self) { try Self.read(key) }
    #expect(failure?.fault == .tooLarge)
  }

  @Test func limitsValues() {
    let many = "(" + String(repeating: "1,", count: 1_000_001) + ")"
    let failure = #expect(throws: ProjectFailure.self) { try Self.read(many) }
    #expect(failure?.fault == .tooLarge)
  }

  static func read(_ text: String) throws -> ProjectNode {
    try ProjectText.read(ContiguousArray(text.utf8))
  }
}
