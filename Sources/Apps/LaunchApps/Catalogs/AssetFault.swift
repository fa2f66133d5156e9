package import Pictures
internal import Texts

/// A reason why an asset is missing from a launch screen, or why the asset looks different there
/// than in its file.
package struct AssetFault: Equatable, Sendable {
  package let kind: Kind
  package let path: String
  /// The line in Contents.json, from 1.
  package let line: Int?

  init(_ kind: Kind, _ path: String, _ line: Int? = nil) {
    (self.kind, self.path, self.line) = (kind, path, line)
  }

  package enum Kind: Error, Equatable, Sendable {
    /// Xcode's asset compiler cannot read the picture.
    case refused(PNGError)
    /// iOS cannot read the picture, which is not in an asset catalog.
    case unreadable(PNGError)
    /// The set has a bitmap without a scale next to files that have a scale.
    case mixedScales
    /// There is no Contents.json with a list of images.
    case noContents
    case noFiles
    case missingFile(String, inOtherCapitals: String?)
    /// Files that are not listed in Contents.json.
    case unlisted([String])
    /// Xcode does not know the key's value. The value is empty if the key is missing.
    case unknownValue(key: String, String)
    case fileType(String)
    /// The picture is drawn in the tint color.
    case template
    /// `isLarge` is true if the pixels of the picture would be too large for a launch screen.
    case keptVector(String, isLarge: Bool)
  }

  package enum Effect: Sendable {
    /// Xcode stops the build.
    case refused
    /// Xcode leaves out a file or the whole set.
    case leftOut
    case drawnOtherwise
  }

  package var effect: Effect {
    switch kind {
    case .refused, .mixedScales: .refused
    case .template, .keptVector: .drawnOtherwise
    default: .leftOut
    }
  }

  /// What is wrong and why, as the predicate of a sentence whose subject is the file.
  package var problem: String {
    switch kind {
    case .refused(let error): "\(Self.words(error)), so that Xcode's asset compiler stops"
    case .unreadable(let error): "\(Self.words(error))"
    case .mixedScales:
      "has a file without a scale next to files with one (Xcode stops: \"Image set has a child with "
        + "bitmap content and the 'Any' scale\")"
    case .noContents: "is missing or invalid (Xcode leaves the image set out)"
    case .noFiles: "names no file (Xcode leaves the image set out)"
    case .missingFile(let name, let other?):
      "names '\(name)', but the file is \(other) (names are case-sensitive on some disks)"
    case .missingFile(let name, nil): "names a missing file, '\(name)' (Xcode leaves it out)"
    case .unlisted(let names):
      "has \(names.count == 1 ? "a picture" : "pictures") in no slot, "
        + "\(names.map { "'\($0)'" }.listed(upTo: 3)) (Xcode leaves \(names.count == 1 ? "it" : "them") out)"
    case .unknownValue(let key, ""): "has an image without \(key) (Xcode leaves it out)"
    case .unknownValue(let key, let value):
      "has an image with an unknown \(key), '\(value)' (Xcode leaves it out)"
    case .fileType(let name):
      "names '\(name)' (Xcode's image sets do not take files of this type)"
    case .template:
      "is drawn as a template (iOS fills its shape with the tint color, which is blue unless the storyboard sets another)"
    case .keptVector(let name, _):
      "keeps the vectors of '\(name)' (launch screens with such a PDF have been seen empty or black; "
        + "others work)"
    }
  }

  package var remedy: String {
    switch kind {
    case .refused(.isText(let format)), .unreadable(.isText(let format)): format.remedy
    case .refused, .unreadable: "export it again"
    case .mixedScales: "give each file a scale, or keep one file without a scale"
    case .noContents: "make the image set again in Xcode"
    // Cordova writes this set anew in each build.
    case .noFiles where path.contains("/LaunchStoryboard.imageset"):
      "add a file to a slot; in a Cordova app, add a splash element to config.xml"
    case .noFiles: "add a file to a slot"
    case .missingFile(_, _?): "make the names equal"
    case .missingFile: "add the file, or remove the slot"
    case .unlisted(let names):
      names.count == 1
        ? "assign it to a slot, or remove it" : "assign them to slots, or remove them"
    case .unknownValue(let key, _):
      key == "scale" ? "write 1x, 2x or 3x" : key == "platform" ? "write ios" : "write universal"
    case .fileType: "convert it to PNG"
    case .template: "set Render As to Original Image"
    case .keptVector(_, let isLarge):
      isLarge ? "use a PNG of at most 2400x2400 pixels" : "turn off Preserve Vector Data"
    }
  }

  private static func words(_ error: PNGError) -> String {
    if case .notPNG(nil) = error { "is not a picture that Xcode can read" } else { "\(error)" }
  }
}
