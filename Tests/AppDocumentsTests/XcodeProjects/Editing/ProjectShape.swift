/// A made-up project in the manner of one of the tools that write projects.
struct ProjectShape: Sendable, CustomStringConvertible {
  enum Layout: Sendable {
    /// Build files and file references in one line, as Xcode writes them.
    case xcode
    case allLines
    case lineOfEachObject
    case oneLine
  }

  var description: String
  var newline = "\n"
  var unit = "\t"
  var layout = Layout.xcode
  var hasSections = true
  var hasComments = true
  var quotesAll = false
  var isSorted = true
  /// The name of the app's folder and of its target.
  var name = "Game"
  var hasResourcesPhase = true
  /// Without a comma after the last element of an array.
  var isWithoutLastComma = false
  /// A storyboard with variants for two languages.
  var hasVariants = false
  /// Whether the target contains that storyboard.
  var hasVariantMember = true
  /// A synchronized folder, and its exceptions.
  var exceptions: [String]?
  /// The files in the synchronized folder that are only for macOS.
  var filters: [String] = []
  /// Additional objects.
  var more: [Object] = []
  /// Additional elements in the target's resources phase.
  var moreResources: [String] = []
  /// Additional elements in the app's group.
  var moreChildren: [String] = []
  var secondTarget = false

  indirect enum Value: Sendable {
    case text(String)
    case id(String)
    case ids([String])
    case table([(String, Value)])
  }

  struct Object: Sendable {
    var id: String
    var name: String
    var isa: String
    var members: [(String, Value)]
  }

  func with(_ change: (inout ProjectShape) -> Void) -> ProjectShape {
    var shape = self
    change(&shape)
    return shape
  }

  static let all: [ProjectShape] = [
    ProjectShape(description: "Xcode"),
    ProjectShape(description: "CRLF", newline: "\r\n"),
    ProjectShape(description: "CR", newline: "\r"),
    ProjectShape(description: "spaces", unit: "    "),
    ProjectShape(description: "CocoaPods", layout: .allLines, isSorted: false),
    ProjectShape(description: "without sections", hasSections: false),
    ProjectShape(
      description: "quotation marks", unit: "   ", layout: .allLines, hasSections: false,
      hasComments: false, quotesAll: true, isSorted: false),
    ProjectShape(description: "a line for each object", layout: .lineOfEachObject),
    ProjectShape(
      description: "CRLF, a line for each object", newline: "\r\n", layout: .lineOfEachObject,
      hasSections: false, hasComments: false),
    ProjectShape(description: "one line", layout: .oneLine, hasSections: false),
    ProjectShape(description: "one line, no comma", layout: .oneLine, isWithoutLastComma: true),
    ProjectShape(description: "no resources phase", hasResourcesPhase: false),
    ProjectShape(
      description: "CRLF, no resources phase", newline: "\r\n", hasSections: false,
      hasResourcesPhase: false),
    ProjectShape(description: "names with spaces", name: "My \"Game\" // 2"),
    ProjectShape(description: "names of other alphabets", name: "ゲーム ä"),
    ProjectShape(description: "no last comma", isWithoutLastComma: true),
    ProjectShape(description: "variants", hasVariants: true),
    ProjectShape(description: "synchronized", exceptions: ["Info.plist"]),
    ProjectShape(description: "two targets", isSorted: false, secondTarget: true),
  ]
}

extension ProjectShape {
  static func id(_ number: Int) -> String {
    let digits = String(number * 7919 + 0xA000, radix: 16, uppercase: true)
    return digits + String(repeating: "F", count: 24 - digits.count)
  }

  /// The objects by isa and identifier.
  var objects: [Object] {
    var objects = [
      Object(
        id: Self.id(1), name: "main.m in Sources", isa: "PBXBuildFile",
        members: [("fileRef", .id(Self.id(2)))]),
      reference(2, "main.m", "sourcecode.c.objc"),
      reference(3, "Info.plist", "text.plist.xml"),
      Object(
        id: Self.id(4), name: "", isa: "PBXGroup",
        members: [
          ("children", .ids([5, exceptions == nil ? nil : 25].compactMap(\.self).map(Self.id))),
          ("sourceTree", .text("<group>")),
        ]),
      Object(
        id: Self.id(5), name: name, isa: "PBXGroup",
        members: [
          (
            "children",
            .ids([2, 3].map(Self.id) + (hasVariants ? [Self.id(20)] : []) + moreChildren)
          ), ("path", .text(name)), ("sourceTree", .text("<group>")),
        ]),
      Object(
        id: Self.id(8), name: "Sources", isa: "PBXSourcesBuildPhase",
        members: [("files", .ids([Self.id(1)]))]),
    ]
    if hasResourcesPhase {
      objects.append(
        Object(
          id: Self.id(9), name: "Resources", isa: "PBXResourcesBuildPhase",
          members: [
            ("buildActionMask", .text("2147483647")),
            ("files", .ids((hasVariants && hasVariantMember ? [Self.id(23)] : []) + moreResources)),
          ]))
    }
    objects += targets + configurations(10, of: "target") + configurations(13, of: "project")
    objects.append(
      Object(
        id: Self.id(7), name: "Project object", isa: "PBXProject",
        members: [
          ("buildConfigurationList", .id(Self.id(15))), ("mainGroup", .id(Self.id(4))),
          ("targets", .ids([Self.id(6)] + (secondTarget ? [Self.id(30)] : []))),
        ]))
    objects += variants + synchronized + more
    return objects.sorted { isSorted ? ($0.isa, $0.id) < ($1.isa, $1.id) : $0.isa < $1.isa }
  }

  private var targets: [Object] {
    var members: [(String, Value)] = [
      ("buildConfigurationList", .id(Self.id(12))),
      ("buildPhases", .ids([Self.id(8)] + (hasResourcesPhase ? [Self.id(9)] : []))),
    ]
    if exceptions != nil { members.append(("fileSystemSynchronizedGroups", .ids([Self.id(25)]))) }
    members += [
      ("name", .text(name)), ("productType", .text("com.apple.product-type.application")),
    ]
    let first = Object(id: Self.id(6), name: name, isa: "PBXNativeTarget", members: members)
    if !secondTarget { return [first] }
    return [
      first,
      Object(
        id: Self.id(30), name: "Lite", isa: "PBXNativeTarget",
        members: [
          ("buildConfigurationList", .id(Self.id(12))), ("buildPhases", .ids([Self.id(31)])),
          ("name", .text("Lite")), ("productType", .text("com.apple.product-type.application")),
        ]),
      Object(
        id: Self.id(31), name: "Resources", isa: "PBXResourcesBuildPhase",
        members: [("files", .ids(moreResources))]),
    ]
  }

  private var variants: [Object] {
    if !hasVariants { return [] }
    return [
      Object(
        id: Self.id(20), name: "Main.storyboard", isa: "PBXVariantGroup",
        members: [
          ("children", .ids([Self.id(21), Self.id(22)])), ("name", .text("Main.storyboard")),
          ("sourceTree", .text("<group>")),
        ]),
      reference(21, "Base.lproj/Main.storyboard", "file.storyboard", name: "Base"),
      reference(22, "de.lproj/Main.storyboard", "file.storyboard", name: "de"),
    ]
      + (hasVariantMember
        ? [
          Object(
            id: Self.id(23), name: "Main.storyboard in Resources", isa: "PBXBuildFile",
            members: [("fileRef", .id(Self.id(20)))])
        ] : [])
  }

  private var synchronized: [Object] {
    guard let exceptions else { return [] }
    return [
      Object(
        id: Self.id(25), name: "Synced", isa: "PBXFileSystemSynchronizedRootGroup",
        members: [
          ("exceptions", .ids([Self.id(26)])), ("path", .text("Synced")),
          ("sourceTree", .text("<group>")),
        ]),
      Object(
        id: Self.id(26), name: "Exceptions", isa: "PBXFileSystemSynchronizedBuildFileExceptionSet",
        members: [("membershipExceptions", .ids(exceptions))]
          + (filters.isEmpty
            ? []
            : [
              (
                "platformFiltersByRelativePath",
                .table(filters.map { ($0, .ids(["macos"])) })
              )
            ]) + [("target", .id(Self.id(6)))]),
    ]
  }

  private func configurations(_ first: Int, of owner: String) -> [Object] {
    let settings: [(String, Value)] =
      owner == "target"
      ? [
        ("INFOPLIST_FILE", .text("\(name)/Info.plist")), ("PRODUCT_NAME", .text("$(TARGET_NAME)")),
        ("SDKROOT", .text("iphoneos")),
      ] : []
    return ["Debug", "Release"].enumerated().map { index, name in
      Object(
        id: Self.id(first + index), name: name, isa: "XCBuildConfiguration",
        members: [("buildSettings", .table(settings)), ("name", .text(name))])
    } + [
      Object(
        id: Self.id(first + 2), name: "Configurations", isa: "XCConfigurationList",
        members: [("buildConfigurations", .ids([Self.id(first), Self.id(first + 1)]))])
    ]
  }

  func reference(_ number: Int, _ path: String, _ type: String, name: String? = nil) -> Object {
    Object(
      id: Self.id(number), name: name ?? path, isa: "PBXFileReference",
      members: [("lastKnownFileType", .text(type))] + (name.map { [("name", .text($0))] } ?? [])
        + [("path", .text(path)), ("sourceTree", .text("<group>"))])
  }
}
