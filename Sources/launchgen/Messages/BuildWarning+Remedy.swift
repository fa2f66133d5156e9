import LaunchImages

extension BuildWarning {
  /// The path that the warning is about: that of the artwork or the output folder, or that of the
  /// Info.plist with a line.
  func place(artwork: String) -> String {
    switch self {
    case .artwork(let path, let warning): warning.place(artwork: path)
    case .staleFiles(_, let folder), .unknownFiles(_, let folder): folder
    case .infoPlist(let path, let warning): CommandError.place(path, warning.line)
    default: artwork
    }
  }

  /// The problem and its remedy, in words that follow the path.
  var words: String { "\(self); \(remedy)" }

  var remedy: String {
    switch self {
    case .enlarged(_, _, let wanted?), .enlargedInLaunchFile(_, let wanted?):
      "use artwork of \(wanted) or more for sharp images"
    case .enlarged(_, _, nil), .enlargedInLaunchFile(_, nil):
      "use artwork with the proportions of a screen, 3:2 to 16:9"
    case .cropped: "choose the part with --position or --focus, or use --fit contain"
    case .partCut(let part), .partCovered(let part): part.remedyWords
    case .launchFileCenters(.launchScreen):
      "use --launch-file storyboard, which can place it"
    case .launchFileCenters(.proportions):
      "give all artworks the same proportions, which --position and --focus need"
    case .logoEnlarged(_, _, let wanted): "use a logo of \(wanted) or more for sharp images"
    case .logoTransparent: "export it again with the layers that should show"
    case .logoHasBackgroundColor: "choose another --background, or another logo"
    case .logoReduced: "use a smaller --logo-scale or --logo-points"
    case .launchFileScalesLogo:
      "use --launch-file storyboard, which shows it in one size"
    case .launchFileColor: "use one color if both should agree"
    case .png(let warning): warning.remedy
    case .colorSpace: "colors may differ from what was meant, export it again in sRGB"
    case .grayProfile: "use --color srgb, or export it as RGB"
    case .logoColors: "use --color srgb, or export both in the same color space"
    case .lightBackgroundInDark: "name it with --dark too"
    case .artwork(_, let warning): warning.remedy
    case .staleFiles: "remove them, or use --prune"
    case .unknownFiles: "remove them if nothing needs them, or use --prune --replace"
    case .infoPlist(_, let warning): warning.remedy
    }
  }
}

extension HiddenPart {
  fileprivate var remedyWords: String {
    switch remedy {
    case .automaticFocus: "use --focus auto"
    case .sameProportions: "give all artworks the same proportions, then use --focus auto"
    case .moveIn: "make it smaller, or move it toward the middle"
    }
  }
}

extension PNGWarning {
  fileprivate var remedy: String {
    switch self {
    case .ignored(let chunk, _): Self.consequence(of: chunk)
    case .moreIgnored: "export it again"
    case .trailingBytes: "they are ignored, export it again if it should show something else"
    case .extraRows: "they are ignored, export it again if something is missing"
    case .animated: "only its default image is used"
    case .indexBeyondPalette: "they are drawn black, export it again"
    }
  }

  private static func consequence(of chunk: String) -> String {
    switch chunk {
    case "cICP", "iCCP", "sRGB", "gAMA", "cHRM":
      "colors may differ from what was meant, export it again"
    case "tRNS": "what was transparent is not, export it again"
    case "eXIf": "the picture may lie on its side, export it upright"
    default: "the pixels are the same, export it again to be rid of this"
    }
  }
}

extension FamilyEvidence {
  /// The remedy for images of a device family that the app does not support.
  func remedy(forLackOf idiom: DeviceIdiom) -> String {
    "use --screens \(idiom == .pad ? "phones" : "ipads"), or add "
      + (name.map { "\(idiom.familyNumber) to \($0)" }
        ?? InfoPlistKey.supportedOrientations + idiom.suffix)
  }
}

extension InfoPlistWarning {
  var remedy: String {
    switch self {
    case .launchScreen(_, let system?, let lowest?, _) where lowest >= system:
      "use 'launchgen screen', which makes what this app shows"
    case .launchScreen:
      "keep that key, which the App Store requires, if the images are only for older systems; "
        + "otherwise use 'launchgen screen'"
    case .otherLaunchFile(let key, _, _): "remove \(key)"
    case .entriesLeftOut(let idiom, let evidence): evidence.remedy(forLackOf: idiom)
    case .unmatchedLaunches(let orientation, let idiom, _, let key, _):
      "take it out of \(key) and \(idiom == .pad ? "set UIRequiresFullScreen" : "allow it in code"), "
        + "or add \(orientation.isLandscape ? "Landscape" : "Portrait") entries with files of their own"
    case .systemTooOld: "build for the screens of that iOS too, or raise the deployment target"
    }
  }
}
