internal import TestSupport

extension ProjectTarget {
  /// Projects in each format, with groups, folders, exceptions and settings.
  package static var seeds: [ContiguousArray<UInt8>] {
    let project = XcodeProjectText(
      XcodeProjectText.Target(
        "Game", ["A = \"$(B:lower) $(inherited)\""], resources: ["App/a.png"]),
      XcodeProjectText.Target("Lite").with {
        $0.folder = "App"
        $0.exceptions = ["In", "a.png"]
        $0.scripts = ["Copy"]
      }
    ).with { $0.base = "Base.xcconfig" }
    return [
      project.text, small, "{ objects = { P = { targets = (T,); }; }; rootObject = P; }",
      "{\"objects\": {\"P\": {\"targets\": [\"T\"]}}, \"rootObject\": \"P\"}",
      "<plist><dict><key>objects</key><dict/><key>rootObject</key><string>P</string></dict></plist>",
      "{ a = \"\\U00e4\\n\\101\"; /* b */ c = <0FBD 77>; // d\n}", "(a, 'b c', {})",
      "<<<<<<< HEAD\n{}", "[1, true, null, 2.5, {}]", "",
    ].map { ContiguousArray($0.utf8) }
  }
}

extension ProjectTarget {
  /// A target with a file, a folder with an exception, and a setting.
  private static let small = """
    {objects={P={targets=(T);mainGroup=G;};G={isa=PBXGroup;children=(S,R);};
    S={isa=PBXFileSystemSynchronizedRootGroup;path=App;exceptions=(E);};
    E={target=T;membershipExceptions=(In);};R={path=b.png;};F={fileRef=R;};
    B={isa=PBXResourcesBuildPhase;files=(F);};L={buildConfigurations=(C);};
    C={name=R;buildSettings={A="$(B)";};};
    T={isa=PBXNativeTarget;name=T;productType="com.apple.product-type.application";
    buildPhases=(B);fileSystemSynchronizedGroups=(S);buildConfigurationList=L;};};rootObject=P;}
    """
}

extension ConfigurationTarget {
  package static var seeds: [ContiguousArray<UInt8>] {
    [
      "A = $(B:default=$(C)) ; // c\nB[sdk=iphoneos*][config=R] = ${S}/$T\n",
      "#include \"b.xcconfig\"\nA = \\\n b\\\n\n\0#include? \"a\"\nS = $(inherited) $(A_$(B))",
      "#include \"a.xcconfig\"\n1 = 2\nA\nA[arch=*,variant=n?rmal]=$(A)$$(A)\r\n_B=$(A:dir:upper)",
      "A = $(A:c99extidentifier) $(A:rfc1034identifier) $(A:base) $(A:suffix) $(A:file)\nA=1-ä.b",
      "",
    ].map { ContiguousArray($0.utf8) }
  }
}
