import TestSupport
import Testing

@testable import AppDocuments

/// Damaged and hostile projects: a typed error, or an edit that can be taken back.
@Suite struct EditMutationTests {
  /// A small project without lines, and one with sections.
  private static let samples = [
    """
    {objects={P={isa=PBXProject;mainGroup=G;targets=(T);};G={isa=PBXGroup;children=();};\
    T={isa=PBXNativeTarget;name=T;buildConfigurationList=L;buildPhases=(B,);};\
    B={isa=PBXResourcesBuildPhase;files=( F );};F={fileRef=G;};L={buildConfigurations=(C);};\
    C={name=D;buildSettings={A="1";S=2;};};};rootObject=P;}
    """,
    """
    {
    objects = {
    /* Begin PBXGroup section */
    \tG /* g */ = {isa = PBXGroup; children = (
    \t); };
    /* End PBXGroup section */

    /* Begin PBXNativeTarget section */
    \tT = {
    \t\tisa = PBXNativeTarget;
    \t\tname = T;
    \t\tbuildPhases = (
    \t\t\tX
    \t\t);
    \t\tbuildConfigurationList = L;
    \t};
    /* End PBXNativeTarget section */
    P /* P */ = {isa = PBXProject; mainGroup = G; targets = (T,); };
    L = {buildConfigurations = (C); };
    C = {name = D; buildSettings = {
    S = 2;
    }; };
    };
    rootObject = P /* P */;
    }
    """,
  ]

  @Test(arguments: 0..<2)
  func truncations(_ sample: Int) throws {
    let bytes = ContiguousArray(Self.samples[sample].utf8)
    for count in bytes.indices { try Self.edit(ContiguousArray(bytes[..<count])) }
    #expect(try Self.edit(bytes))
  }

  @Test(arguments: 0..<2, Array("\" ;\n".utf8) + [0xFF])
  func replacedBytes(_ sample: Int, _ byte: UInt8) throws {
    var bytes = ContiguousArray(Self.samples[sample].utf8)
    for index in bytes.indices {
      let former = bytes[index]
      bytes[index] = byte
      try Self.edit(bytes)
      bytes[index] = former
    }
  }

  @Test(arguments: 0..<2)
  func removedAndRepeatedBytes(_ sample: Int) throws {
    let bytes = ContiguousArray(Self.samples[sample].utf8)
    for index in bytes.indices {
      try Self.edit(ContiguousArray(bytes[..<index]) + bytes[(index + 1)...])
      try Self.edit(ContiguousArray(bytes[...index]) + bytes[index...])
    }
  }

  @Test(arguments: 0..<5)
  func severalDamages(_ seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let marks = Array("{}()=;,\"'\\/*<>$\n\r\0".utf8)
    for shape in ProjectShape.all.prefix(8) {
      var bytes = shape.bytes
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = Int.random(in: bytes.indices, using: &generator)
        bytes[index] = marks.randomElement(using: &generator) ?? 0
      }
      try Self.edit(bytes)
    }
  }

  /// Edits all that can be edited, and takes it back.
  ///
  /// - Returns: whether the project was edited.
  @discardableResult
  static func edit(_ bytes: ContiguousArray<UInt8>, targets: Int = 2) throws -> Bool {
    let files = [
      ProjectFile("a/A.storyboard", .storyboard), ProjectFile("b.png", .png, group: "LaunchImages"),
    ]
    guard var editor = try? ProjectEditor(bytes, folder: "/p") else { return false }
    var isEdited = false
    for target in editor.targets.prefix(targets).map(\.id) {
      let former = editor.bytes
      _ = try? editor.members(of: target)
      if (try? editor.add(files, to: target)) == files {
        isEdited = true
        let edited = editor.bytes
        _ = try ProjectText.read(edited)
        #expect(try editor.add(files, to: target) == [])
        #expect(editor.bytes == edited)
        #expect(try editor.remove(files.map(\.path), from: target).count == files.count)
        #expect(editor.bytes == former)
      }
      let changes =
        ((try? editor.set("K", to: "a b", in: target)) ?? [])
        + ((try? editor.set("S", to: "3", in: target)) ?? [])
      if !changes.isEmpty { try editor.undo(changes) }
      #expect(editor.bytes == former)
    }
    return isEdited
  }
}

/// Small files whose objects refer to each other very often.
@Suite struct HostileEditTests {
  private static let target = "isa = PBXNativeTarget; name = T;"

  private static func list(_ item: String, _ count: Int) -> String {
    "(" + String(repeating: item + ",", count: count) + ")"
  }

  private static func edit(_ objects: String) throws -> Bool {
    try EditMutationTests.edit(
      ContiguousArray("// !$*UTF8*$!\n{ objects = { \(objects) }; rootObject = P; }".utf8),
      targets: 1)
  }

  @Test func exceptionsOfExceptions() throws {
    #expect(
      try Self.edit(
        """
        P = { targets = (T); mainGroup = G; };
        G = { isa = PBXGroup; children = (S); };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = a; exceptions = \(Self.list("E", 3000)); };
        E = { target = T; membershipExceptions = \(Self.list("a", 3000)); };
        T = { \(Self.target) buildPhases = (); };
        """) == false)
  }

  @Test func phasesThatAreListedOften() throws {
    #expect(
      try Self.edit(
        """
        P = { targets = \(Self.list("T", 400)); mainGroup = G; };
        G = { isa = PBXGroup; children = (G, G, F, ); path = a; };
        T = { \(Self.target) buildPhases = \(Self.list("B", 3000)); };
        B = { isa = PBXResourcesBuildPhase; files = \(Self.list("F", 3000)); };
        F = { isa = PBXBuildFile; fileRef = G; };
        """))
  }

  /// Targets that share a phase whose one file has many variants: more work than is allowed.
  @Test func filesThatTargetsShare() throws {
    let targets = (0..<450).map { "T\($0) = { \(Self.target) buildPhases = (B, ); };" }
    let text = """
      P = { targets = (\((0..<450).map { "T\($0)," }.joined())); mainGroup = G; };
      G = { isa = PBXGroup; children = (V, ); };
      V = { isa = PBXVariantGroup; children = \(Self.list("G", 3000)); };
      B = { isa = PBXResourcesBuildPhase; files = \(Self.list("F", 3000)); };
      F = { isa = PBXBuildFile; fileRef = V; };
      \(targets.joined())
      """
    #expect(try Self.edit(text) == false)
  }

  @Test func groupsInCircles() throws {
    let groups = (0..<5000).map {
      "G\($0) = { isa = PBXGroup; path = a\($0); children = (G\(($0 + 1) % 5000), G\($0 / 2), ); };"
    }
    #expect(
      try Self.edit(
        """
        P = { targets = (T); mainGroup = G0; };
        T = { \(Self.target) buildPhases = (); };
        \(groups.joined())
        """))
  }
}
