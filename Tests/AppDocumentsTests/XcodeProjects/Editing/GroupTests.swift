import Testing

@testable import AppDocuments

/// The group that a new file is listed in, and the path that its reference has.
@Suite struct GroupTests {
  private static func text(
    _ groups: String, settings: String = "", root: String = "", sources: String = ""
  ) -> String {
    """
    {
      objects = {
        P = { isa = PBXProject; mainGroup = M; projectDirPath = "\(root)"; targets = (T, ); };
        T = { isa = PBXNativeTarget; name = T; buildConfigurationList = L; buildPhases = (S, R, ); };
        L = { buildConfigurations = (C, ); };
        C = { name = Debug; buildSettings = { \(settings) }; };
        R = { isa = PBXResourcesBuildPhase; files = ( ); };
        S = { isa = PBXSourcesBuildPhase; files = (\(sources)); };
        \(groups)
      };
      rootObject = P;
    }
    """
  }

  /// The group that lists a file after it was added, and the members of its reference.
  private static func place(
    _ path: String, _ text: String, group: String? = nil, infoPlist: String? = nil
  ) throws -> [String?] {
    var editor = try ProjectEditor(ContiguousArray(text.utf8), folder: "/w/app")
    let file = ProjectFile(path, .png, group: group)
    _ = try editor.add([file], to: "T", infoPlist: infoPlist)
    let objects = editor.document.objects.members
    let reference = try #require(
      objects.first { $0.value["lastKnownFileType"]?.word == "image.png" })
    let owner = objects.first { $0.value["children"]?.words.contains(reference.key) == true }
    _ = try editor.remove([path], from: "T")
    #expect(editor.bytes == ContiguousArray(text.utf8))
    return [group == nil ? owner?.key : owner?.value["name"]?.word]
      + ["path", "sourceTree"].map { reference.value[$0]?.word }
  }

  private static let groups = """
    M = { isa = PBXGroup; children = (A, B, I, ); };
    A = { isa = PBXGroup; path = A; children = (F, K, ); };
    B = { isa = PBXGroup; path = B; children = (G, ); };
    I = { isa = PBXGroup; name = Info; children = (N, ); };
    F = { isa = PBXFileReference; path = f.m; };
    K = { isa = PBXFileReference; path = k.m; };
    G = { isa = PBXFileReference; path = main.mm; };
    N = { isa = PBXFileReference; path = "I/Info.plist"; };
    X = { isa = PBXBuildFile; fileRef = F; };
    Y = { isa = PBXBuildFile; fileRef = K; };
    Z = { isa = PBXBuildFile; fileRef = G; };
    """

  @Test func besideTheInfoPlist() throws {
    for value in [
      "I/Info.plist", "$(SRCROOT)/I/Info.plist", "${PROJECT_DIR}/./I/Info.plist",
      "/w/app/I/Info.plist",
    ] {
      let text = Self.text(Self.groups, settings: "INFOPLIST_FILE = \"\(value)\";")
      #expect(try Self.place("I/a.png", text) == ["I", "I/a.png", "<group>"])
    }
    let text = Self.text(Self.groups, settings: "INFOPLIST_FILE = \"$(OTHER)\";")
    #expect(try Self.place("I/a.png", text, infoPlist: "I/Info.plist")[0] == "I")
    #expect(try Self.place("I/a.png", text)[0] == "M")
  }

  @Test func besideTheSources() throws {
    let most = Self.text(Self.groups, sources: "X, Y, ")
    #expect(try Self.place("A/Below/a.png", most) == ["A", "Below/a.png", "<group>"])
    #expect(try Self.place("a.png", most) == ["A", "a.png", "SOURCE_ROOT"])
    let main = Self.text(Self.groups, sources: "X, Y, Z, ")
    #expect(try Self.place("B/a.png", main) == ["B", "a.png", "<group>"])
  }

  /// A group that stands for the file's own folder comes first.
  @Test func inTheGroupOfTheFolder() throws {
    let text = Self.text(Self.groups, sources: "X, Y, ")
    #expect(try Self.place("B/a.png", text) == ["B", "a.png", "<group>"])
  }

  @Test func otherFolders() throws {
    let text = Self.text(Self.groups)
    #expect(try Self.place("../Art/a.png", text) == ["M", "../Art/a.png", "SOURCE_ROOT"])
    #expect(try Self.place("/w/app/B/a.png", text) == ["B", "a.png", "<group>"])
    for root in ["..", "/w"] {
      let text = Self.text(Self.groups, root: root)
      #expect(try Self.place("Art/a.png", text) == ["M", "app/Art/a.png", "<group>"])
      #expect(try Self.place("../B/a.png", text) == ["B", "a.png", "<group>"])
    }
  }

  @Test func launchImages() throws {
    let text = Self.text(Self.groups, sources: "Z, ")
    #expect(
      try Self.place("B/x/a.png", text, group: "LaunchImages")
        == ["LaunchImages", "x/a.png", "<group>"])
    // A group of this name that exists is used, and stays.
    let known = Self.groups + "\nD = { isa = PBXGroup; path = LaunchImages; children = ( ); };"
    let children = known.replacing("children = (G, )", with: "children = (G, D, )")
    #expect(
      try Self.place(
        "B/LaunchImages/a.png", Self.text(children, sources: "Z, "), group: "LaunchImages")
        == [nil, "a.png", "<group>"])
  }

  @Test func noMainGroup() throws {
    let text = Self.text("").replacing("mainGroup = M;", with: "")
    var editor = try ProjectEditor(ContiguousArray(text.utf8), folder: "/w/app")
    #expect(throws: ProjectEditError.missing("children", in: "the main group")) {
      try editor.add([ProjectFile("a.png", .png)], to: "T")
    }
  }
}
