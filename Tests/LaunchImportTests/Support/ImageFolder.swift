import Foundation
import LaunchRules
import Pixels
import TestSupport
import Testing

@testable import LaunchImport

/// A folder with launch images, and what is said of them.
struct ImageFolder {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @discardableResult
  func add(
    _ drawing: Drawing, _ name: String, _ width: Int, _ height: Int, turned: Rotation = .none
  ) throws -> ImageFolder {
    let upright = turned.swapsAxes ? (height, width) : (width, height)
    try folder.write(name, drawing.raster(upright.0, upright.1).turned(turned).png)
    return self
  }

  @discardableResult
  func infoPlist(_ orientations: [String], more: String = "") throws -> ImageFolder {
    try folder.write(
      "Info.plist",
      InfoPlistText.document(InfoPlistText.orientations(orientations), more).utf8)
    return self
  }

  /// A launch image set with a slot for each image.
  ///
  /// - Parameter slots: `"filename" : "a.png", "scale" : "2x"`.
  @discardableResult
  func set(_ slots: [String], at path: String = "Images.xcassets/LaunchImage.launchimage") throws
    -> ImageFolder
  {
    let images = slots.map { "{ \($0) }" }.joined(separator: ",\n    ")
    try folder.write(
      path + "/Contents.json", "{\n  \"images\" : [\n    \(images)\n  ]\n}\n".utf8)
    return self
  }

  func importer(
    _ path: String = "", _ change: (inout ImportOptions) -> Void = { _ in }
  ) throws(ImportError) -> Importer {
    var options = ImportOptions()
    change(&options)
    return try Importer(path.isEmpty ? folder.path : folder.path(path), options)
  }

  /// What each image holds and what is wrong with it, by file name. That Info.plist alone says how it is
  /// turned is so in nearly all folders of tests, and left out.
  static func summary(_ importer: Importer) -> [String: String] {
    let pairs = importer.judgement.images.map { image in
      let issues = faults(image).map(\.id)
      return (image.image.found.location.name, ([state(image)] + issues).joined(separator: " "))
    }
    return Dictionary(pairs) { first, second in first + "|" + second }
  }

  static func faults(_ image: JudgedImage) -> [ImageIssue] {
    image.issues.filter { $0.id != "assumed-turn" }
  }

  private static func state(_ image: JudgedImage) -> String {
    if case .turned(let rotation, _) = image.state { return rotation.rawValue }
    return "\(image.state)".split(separator: "(").first.map(String.init) ?? ""
  }
}
