import AppDocuments
import Foundation
import LaunchApps
import Pictures
import Pixels
import Platform
import TestSupport
import Testing

/// Info.plist files and images where they are found.
@Suite struct BundleLoaderTests {
  @Test func findsImagesBesideAndBelow() throws {
    let folder = try Self.project()
    for path in [folder.path, folder.path + "/", folder.path + "/App/Info.plist"] {
      let bundles = try BundleLoader.load(path)
      #expect(bundles.map(\.path) == [folder.path + "/App/Info.plist"])
      let contents = try bundles[0].contents.get()
      #expect(
        contents.images.keys.sorted() == ["Default-iOS7-568h@2x.png", "Default-iOS7@2x.png"])
      #expect(!contents.isBuilt)
    }
  }

  /// What `build --merge App/Info.plist` makes: the images lie in a folder beside the app's.
  @Test func findsImagesElsewhereInTheProject() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/Info.plist", Self.infoPlist)
    try folder.write("LaunchImages/Default-iOS7@2x.png", Self.header(width: 640, height: 960))
    let contents = try BundleLoader.load(folder.path)[0].contents.get()
    #expect(contents.images.keys.sorted() == ["Default-iOS7@2x.png"])
    let alone = try BundleLoader.load(folder.path + "/App")[0].contents.get()
    #expect(alone.images.isEmpty)
  }

  /// Of equal names the highest counts; asset catalogs, hidden folders and linked ones do not.
  @Test func looksWhereLaunchImagesAre() throws {
    let folder = try Self.project()
    let other = Self.header(width: 1, height: 1)
    for place in [
      "App/Below/Default-iOS7@2x.png", "App/.git/Default-iOS8-667h@2x.png",
      "App/Images.xcassets/Default-iOS8-667h@2x.png", "Elsewhere/Default-iOS8-667h@2x.png",
    ] { try folder.write(place, other) }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/App/Link", withDestinationPath: "../Elsewhere")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/App/Loop", withDestinationPath: "..")
    let contents = try BundleLoader.load(folder.path)[0].contents.get()
    #expect(contents.images.keys.sorted() == ["Default-iOS7-568h@2x.png", "Default-iOS7@2x.png"])
    #expect(
      contents.images["Default-iOS7@2x.png"]?.path == folder.path + "/App/Default-iOS7@2x.png")
  }

  /// In an app nothing but its top counts, and everything is there.
  @Test func apps() throws {
    let folder = try TemporaryFolder()
    try folder.write("Built/My.app/Info.plist", Self.infoPlist)
    try folder.write("Built/My.app/Default-iOS7@2x.png", Self.header(width: 640, height: 960))
    try folder.write("Built/My.app/More/Default-iOS7-568h@2x.png", Self.header(width: 1, height: 1))
    try folder.write("Built/My.app/Frameworks/F.framework/Info.plist", Self.infoPlist)
    for path in ["", "/Built", "/Built/My.app", "/Built/My.app/"] {
      let bundles = try BundleLoader.load(folder.path + path)
      #expect(bundles.map(\.path) == [folder.path + "/Built/My.app/Info.plist"])
      let contents = try bundles[0].contents.get()
      #expect(contents.isBuilt)
      #expect(contents.images.keys.sorted() == ["Default-iOS7@2x.png"])
    }
  }

  @Test(arguments: [false, true])
  func archives(_ isDeflated: Bool) throws {
    let folder = try TemporaryFolder()
    let header = Self.header(width: 640, height: 960, isCompressedByXcode: true)
    let writer = ZIPWriter(members: [
      .init(path: "Payload/My.app/Info.plist", bytes: Self.infoPlist, isDeflated: isDeflated),
      .init(path: "Payload/My.app/Default-iOS7@2x.png", bytes: header, isDeflated: isDeflated),
      .init(path: "Payload/My.app/Sub.bundle/Info.plist", bytes: Data("no".utf8)),
      .init(path: "../../Default-iOS7-568h@2x.png", bytes: header),
      .init(path: "Payload/My.app/Huge.bin", bytes: Data(), claimedByteCount: 4_000_000_000),
    ])
    let path = try folder.write("My.ipa", writer.archive)
    let bundles = try BundleLoader.load(path)
    #expect(bundles.map(\.path) == [path + "/Payload/My.app/Info.plist"])
    let contents = try bundles[0].contents.get()
    #expect(contents.images.keys.sorted() == ["Default-iOS7@2x.png"])
    let image = try #require(contents.images["Default-iOS7@2x.png"])
    #expect(try image.header.get().isCompressedByXcode)
    #expect(try image.header.get().size.description == "640x960")
    // The archive has all that the app has.
    #expect(contents.isBuilt)
    #expect(contents.sites.count { contents.files(of: $0).isEmpty } == 3)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["My.ipa"])
  }

  /// As projects name them: with the target's name or the configuration's, for RoboVM, for CMake.
  @Test func names() throws {
    let folder = try TemporaryFolder()
    let names = [
      "App-Info.plist", "Info-Debug.plist", "Info.plist.in", "Info.plist.xml", "info.plist",
      "Infos.plist",
    ]
    let others = ["Info.plist.bak", "InfoPlist.strings", "My.app/X-Info.plist"]
    for name in names + others { try folder.write(name, Self.infoPlist) }
    let bundles = try BundleLoader.load(folder.path)
    #expect(bundles.map(\.path).sorted() == names.map { folder.path + "/" + $0 }.sorted())
  }

  /// What a folder has beside it is skipped: other property lists, and templates of other tools.
  @Test func whatIsNoInfoPlist() throws {
    let folder = try TemporaryFolder()
    let google = "<plist><dict><key>GOOGLE_APP_ID</key><string/></dict></plist>"
    try folder.write("GoogleService-Info.plist", Data(google.utf8))
    try folder.write("Info.plist.in", Data("<plist>@KEYS@</plist>".utf8))
    #expect(try BundleLoader.load(folder.path).map(\.path) == [folder.path + "/Info.plist.in"])
    try folder.write("App/Info.plist", Self.infoPlist)
    #expect(
      try BundleLoader.load(folder.path).map(\.path) == [folder.path + "/App/Info.plist"])
    // Who names one wants to know.
    #expect(try BundleLoader.load(folder.path + "/GoogleService-Info.plist").count == 1)
    #expect(try BundleLoader.load(folder.path + "/Info.plist.in").count == 1)
  }

  @Test func nothingThere() throws {
    let folder = try TemporaryFolder()
    #expect(throws: LoadError.unreadable(.missing)) { try BundleLoader.load(folder.path + "/x") }
    #expect(throws: LoadError.noInfoPlist(.folder)) {
      try BundleLoader.load(folder.path)
    }
    let empty = try folder.write("a.ipa", ZIPWriter().archive)
    #expect(throws: LoadError.noInfoPlist(.archive)) {
      try BundleLoader.load(empty)
    }
    let text = try folder.write("b.ipa", Data("no archive".utf8))
    #expect(throws: LoadError.archive(.notZIP)) { try BundleLoader.load(text) }
    try folder.write("C.app/x", Data())
    #expect(throws: LoadError.noInfoPlist(.folder)) {
      try BundleLoader.load(folder.path + "/C.app")
    }
  }

  /// Each app's Info.plist would be read.
  @Test(arguments: [8, 9, 500])
  func apps(_ count: Int) throws {
    let folder = try TemporaryFolder()
    let archive = ZIPWriter(
      members: (0..<count).map {
        .init(path: "Payload/\($0).app/Info.plist", bytes: Self.infoPlist)
      })
    let path = try folder.write("a.ipa", archive.archive)
    if count == 8 { return #expect(try BundleLoader.load(path).count == 8) }
    #expect(throws: LoadError.archive(.tooManyApps(count: count, limit: 8))) {
      try BundleLoader.load(path)
    }
  }

  private static let infoPlist = Data(
    InfoPlistText.document(
      InfoPlistText.orientations(["LandscapeRight", "LandscapeLeft"]),
      InfoPlistText.launchImages(InfoPlistText.listing1)
    ).utf8)

  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("App/Info.plist", infoPlist)
    try folder.write("App/Default-iOS7@2x.png", header(width: 640, height: 960))
    try folder.write("App/Resources/Default-iOS7-568h@2x.png", header(width: 640, height: 1136))
    try folder.write("App/Icon.png", header(width: 60, height: 60))
    return folder
  }

  /// A PNG to the end of its header.
  private static func header(
    width: Int, height: Int, isCompressedByXcode: Bool = false
  ) -> Data {
    let xcode = isCompressedByXcode ? [PNGChunk("CgBI", [0x50, 0, 0x20, 2])] : []
    let size = Bytes.bigEndian(width) + Bytes.bigEndian(height)
    return Data(PNGParts(xcode + [PNGChunk("IHDR", size + [8, 2, 0, 0, 0])]).file())
  }
}
