public import Pixels
package import Texts

/// A problem with an artwork, its images or the output folder. A warning stops a build only if
/// warnings are treated as errors.
public enum PictureWarning: Codable, Equatable, Sendable {
  /// The artwork is enlarged in `count` images, by up to `factor`. `wanted` is the size that the
  /// artwork should have; `nil` if no reasonable size is large enough.
  case enlarged(count: Int, factor: Double, wanted: PixelSize?)
  /// Much of the artwork's area is cropped in `count` images. `area` is the largest share that an
  /// image crops, from 0 to 1.
  case cropped(count: Int, area: Double)
  /// The logo is enlarged in `count` images, by up to `factor`. `wanted` is the size that the logo
  /// should have.
  case logoEnlarged(count: Int, factor: Double, wanted: PixelSize)
  case logoTransparent
  case logoHasBackgroundColor(RGBColor)
  /// In `count` images, the logo is smaller than the options specify, because it would not fit into
  /// the safe area.
  case logoReduced(count: Int)
  case png(PNGWarning)
  /// A color space of the artwork's file is ignored, because it cannot be converted to sRGB.
  case colorSpace(ColorError)
  case grayProfile
  /// The images are tagged with a color space, but the logo's samples are in another one.
  case logoColors
  /// Even in dark mode, the background of light mode fills the artwork's transparent pixels.
  case lightBackgroundInDark
  indirect case artwork(path: String, PictureWarning)
  /// The output folder has files of an earlier build that this build does not make.
  case staleFiles([String], folder: String)
  /// The output folder has files named like files of an earlier build. This build does not make
  /// them, and others may have made or edited them.
  case unknownFiles([String], folder: String)

  /// Whether the warning is about an artwork alone, and not about images or the output folder. Only
  /// such warnings are recorded.
  var isAboutArtwork: Bool {
    switch self {
    case .png, .colorSpace, .grayProfile, .logoColors, .logoTransparent, .logoHasBackgroundColor,
      .lightBackgroundInDark:
      true
    case .artwork(_, let warning): warning.isAboutArtwork
    case .enlarged, .cropped, .logoEnlarged, .logoReduced, .staleFiles, .unknownFiles: false
    }
  }

  /// - Parameter artwork: the path of the artwork, for warnings about an artwork.
  package func message(at artwork: String) -> Message {
    switch self {
    case .artwork(let path, let warning): warning.message(at: path)
    case .staleFiles(_, let folder), .unknownFiles(_, let folder):
      Message(warning: self, words.id, at: Message.Place(folder), words.remedy)
    default: Message(warning: self, words.id, at: Message.Place(artwork), words.remedy)
    }
  }

  private var words: (id: String, remedy: String) {
    switch self {
    case .enlarged(_, _, let wanted?):
      ("enlarged", "use artwork of \(wanted) or more for sharp images")
    case .enlarged(_, _, nil):
      ("enlarged", "use artwork with the aspect ratio of a screen, 3:2 to 16:9")
    case .cropped: ("cropped", "choose the part with --focus, or use --fit contain")
    case .logoEnlarged(_, _, let wanted):
      ("logo-enlarged", "use a logo of \(wanted) or more for sharp images")
    case .logoTransparent: ("logo-transparent", "export it again with the layers that should show")
    case .logoHasBackgroundColor:
      ("logo-has-background-color", "choose another --background, or another logo")
    case .logoReduced: ("logo-reduced", "use a smaller --logo-size")
    case .png(let warning): warning.words
    case .colorSpace:
      ("color-space", "colors may differ from what was meant, export it again in sRGB")
    case .grayProfile: ("gray-profile", "use --color srgb, or export it as RGB")
    case .logoColors: ("logo-colors", "use --color srgb, or export both in the same color space")
    case .lightBackgroundInDark: ("light-background-in-dark", "pass the same file to --dark")
    case .artwork(_, let warning): warning.words
    case .staleFiles: ("stale-files", "remove them, or use --prune")
    case .unknownFiles:
      ("unknown-files", "remove them if nothing needs them, or use --prune --replace")
    }
  }
}

extension PictureWarning: CustomStringConvertible {
  /// The problem and its reason, to be printed after the name of the artwork or folder.
  public var description: String {
    switch self {
    case .enlarged(let count, let factor, _):
      "is too small (\(count.images(" is", " are")) enlarged, up to "
        + "\(NumberText.twoDecimals(factor)) times)"
    case .cropped(let count, let area):
      "loses up to \(NumberText.percent(area)) of its area in \(count.images()) "
        + "(--fit cover crops to each screen's aspect ratio)"
    case .logoEnlarged(let count, let factor, _):
      "has a logo that is too small (\(count.images(" shows", " show")) it enlarged, up to "
        + "\(NumberText.twoDecimals(factor)) times)"
    case .logoTransparent: "has a logo that shows nothing (all of it is transparent)"
    case .logoHasBackgroundColor(let color):
      "has a logo that shows nothing (all of it has the background's color, "
        + "\(color.hexadecimal))"
    case .logoReduced(let count):
      "has a logo that does not fit (it is smaller in \(count.images()), to stay inside the safe "
        + "area)"
    case .png(let warning): warning.description
    case .colorSpace(let error): "has a color space that is ignored (\(error))"
    case .grayProfile:
      "was converted to sRGB (launch images are RGB and cannot keep its gray profile)"
    case .logoColors:
      "has a logo whose colors are wrong in the images (they are tagged with the artwork's color "
        + "space, and nothing is converted)"
    case .lightBackgroundInDark:
      "keeps the light background behind its transparent pixels in dark mode (only the color around "
        + "it changes)"
    case .artwork(_, let warning): warning.description
    case .staleFiles(let files, _):
      "has files of an earlier build that this build does not make (\(files.listed(upTo: 8)))"
    case .unknownFiles(let files, _):
      "has files that this build does not make, and that launchgen may not have made "
        + "(\(files.listed(upTo: 8)))"
    }
  }
}

extension Int {
  /// `1 image` or `2 images`, followed by the verb.
  fileprivate func images(_ verb: String = "", _ plural: String = "") -> String {
    self == 1 ? "1 image\(verb)" : "\(self) images\(plural)"
  }
}

extension PNGWarning {
  fileprivate var words: (id: String, remedy: String) {
    switch self {
    case .ignored(let chunk, _): ("png-ignored", Self.consequence(of: chunk))
    case .trailingBytes:
      (
        "png-trailing-bytes",
        "they are ignored, export it again if it should show something else"
      )
    case .extraRows:
      ("png-extra-rows", "they are ignored, export it again if something is missing")
    case .animated: ("png-animated", "only its default image is used")
    case .indexBeyondPalette:
      ("png-index-beyond-palette", "they are drawn black, export it again")
    }
  }

  private static func consequence(of chunk: String) -> String {
    switch chunk {
    case "cICP", "iCCP", "sRGB", "gAMA", "cHRM":
      "colors may differ from what was meant, export it again"
    case "tRNS": "what was transparent is not, export it again"
    case "eXIf": "the artwork may lie on its side, export it upright"
    default: "the pixels are the same, export it again to be rid of this"
    }
  }
}
