import Foundation
import LaunchApps
import TestSupport

@testable import LaunchInstall

/// A project in a folder, which launch screens are put into.
struct SampleApp {
  let folder: TemporaryFolder
  private let app: String

  /// A storyboard with a text of somebody's own.
  static let storyboard = storyboard(showing: #"<label text="Ours"/>"#)

  static func storyboard(showing subviews: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    launchScreen="YES"><scenes><scene><objects><viewController id="1"><view key="view"><subviews>\
    \(subviews)</subviews><color key="backgroundColor" white="1" alpha="1"/></view>\
    </viewController></objects></scene></scenes></document>

    """
  }

  /// - Parameters:
  ///   - project: the text of the project; `nil` for an Info.plist alone.
  ///   - infoPlist: the members of App/Info.plist as XML; `nil` for no file.
  ///   - files: other files, which are storyboards or parts of asset catalogs.
  init(_ project: XcodeProjectText?, infoPlist: String?, files: [String] = []) throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    app = folder.path(project == nil ? "App/Info.plist" : "Game.xcodeproj")
    if let project {
      try folder.write("Game.xcodeproj/project.pbxproj", Array(project.text.utf8))
    }
    if let infoPlist { try folder.write("App/Info.plist", Array(Self.list(infoPlist).utf8)) }
    for file in files {
      let text = file.hasSuffix(".json") ? "{}\n" : Self.storyboard
      try folder.write(file, Array(text.utf8))
    }
  }

  /// Writes another text of the project.
  func write(project text: String) throws {
    try folder.write("Game.xcodeproj/project.pbxproj", Array(text.utf8))
  }

  static func list(_ members: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \t<key>CFBundlePackageType</key>
    \t<string>APPL</string>
    \(members)
    </dict>
    </plist>

    """
  }

  static func string(_ key: String, _ value: String) -> String {
    "\t<key>\(key)</key>\n\t<string>\(value)</string>"
  }

  /// - Parameter path: another way to name the app.
  func installation(
    target: String? = nil, at path: String? = nil, newNames digest: String? = nil
  ) throws -> Installation {
    try Installation(
      ScreenApp(path ?? app, target: target, allowsOutside: false), newNames: digest)
  }

  func plan(
    picture: String = "one", target: String? = nil, at path: String? = nil, replaces: Bool = false
  ) throws -> InstallPlan {
    try InstallPlan(
      installation(target: target, at: path), Self.pictures(picture), replaces: replaces)
  }

  /// Puts a launch screen into the app.
  ///
  /// - Returns: the paths of the files that changed, in the order of writing, without the record.
  @discardableResult
  func install(
    picture: String = "one", target: String? = nil, at path: String? = nil, replaces: Bool = false
  ) throws -> [String] {
    let plan = try plan(picture: picture, target: target, at: path, replaces: replaces)
    try plan.steps.write()
    return plan.changes.map { String($0.path.dropFirst(folder.path.count + 1)) }
      .filter { !$0.hasSuffix(".launchgen-screen.json") }
  }

  @discardableResult
  func remove(
    target: String? = nil, at path: String? = nil, replaces: Bool = false
  ) throws -> InstallPlan {
    let plan = try InstallPlan(
      removingFrom: ScreenApp(path ?? app, target: target, allowsOutside: false),
      replaces: replaces)
    try plan.steps.write()
    return plan
  }

  /// What the app shows, with paths relative to its folder.
  func shown(target: String? = nil) throws -> [String] {
    try ScreenApp(app, target: target, allowsOutside: false).shown.map {
      $0.description.replacing(folder.path + "/", with: "")
    }
  }

  /// All files with their bytes.
  func contents() throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      var isFolder: ObjCBool = false
      _ = unsafe FileManager.default.fileExists(
        atPath: folder.path(path), isDirectory: &isFolder)
      files[path] = isFolder.boolValue ? Data() : try folder.read(path)
    }
    return files
  }

  func text(_ file: String) throws -> String {
    String(decoding: try folder.read(file), as: UTF8.self)
  }

  /// The files of a launch screen, with the marks of real ones.
  static func pictures(_ picture: String) -> [(path: String, bytes: ContiguousArray<UInt8>)] {
    let set = "LaunchAssets.xcassets/LaunchArtwork.imageset"
    let contents = #"{"info" : {"author" : "launchgen"}}"#
    let texts = [
      (set + "/LaunchArtwork@2x.png", picture), (set + "/Contents.json", contents),
      ("LaunchAssets.xcassets/Contents.json", contents),
      (
        "LaunchScreen.storyboard",
        storyboard.replacing(#"id="1""#, with: #"id="Lch-Vc-001" \#(picture)="YES""#)
      ),
      ("LaunchScreen.plist", "list"),
    ]
    return texts.map { ($0.0, ContiguousArray($0.1.utf8)) }
  }
}
