internal import Files
internal import LaunchApps
internal import LaunchRules
internal import PNGCodec

/// The remedies that the report of an import suggests, with the options of `launchgen`.
package struct ImportAdvice: Sendable {
  private let typedCommand: String

  package init(typedCommand: String) { self.typedCommand = typedCommand }

  /// The problem, its reason and the remedy, in words that follow the path.
  func text(_ issue: ImageIssue, at path: String) -> String {
    "\(issue.description(at: path)); \(remedy(for: issue, at: path))"
  }

  func text(_ remark: ImportRemark) -> String {
    "\(remark)" + (remedy(for: remark).map { "; " + $0 } ?? "")
  }

  private func remedy(for issue: ImageIssue, at path: String) -> String {
    switch issue {
    case .unreadable(let fault): fault.remedy(for: path)
    case .compressedByXcode: PNGError.compressedByXcode.remedy(for: path)
    case .fitsNoScreen, .contradicts: "it will be replaced by one of the right size"
    case .lacksScale: "rename it, as 'launchgen check' says"
    case .upright: "it will be replaced by a rotated image"
    case .neverTurned: "it will be replaced by one of the landscape artwork"
    case .turnedOtherWay: "it will be replaced by one that is rotated the other way"
    case .assumedTurn: "look at the artwork, then name the right --orientation"
    case .unknownTurn: "use --orientation, or --info-plist"
    case .enlarged: "use the original artwork if there is one"
    case .differs: "all will be replaced by images of one artwork"
    case .unclear: "check that it shows the same artwork"
    case .oneColor: "nothing to do if it should be empty; otherwise build from the original artwork"
    case .ignoredOrientation:
      "if other programs show it right, export it with rotated pixels"
    case .stale(.otherSystem): "nothing to do"
    case .stale: "delete it"
    }
  }

  private func remedy(for remark: ImportRemark) -> String? {
    switch remark {
    case .disagreement: "choose one with --info-plist or --target-name"
    case .launchesInPortrait:
      "to launch in landscape, put a landscape orientation first in UISupportedInterfaceOrientations"
    case .leftOut, .unseen, .needsLaunchScreen: nil
    }
  }

  /// The arguments of the command that makes new images; the command's name comes first.
  func arguments(_ replacement: Replacement) -> [String] { replacement.arguments }

  /// The arguments of the command that imports the images of another language by themselves; `nil`
  /// if they can't be.
  ///
  /// - Parameter artwork: the path of the artwork that this import writes, or would write.
  func arguments(
    _ images: LanguageImages, of importer: Importer, artwork: String
  ) -> [String]? {
    let app = importer.survey.app
    guard images.isFolder, !app.isBuilt else { return nil }
    let found = [app.infoPlists, app.projects].first { $0.count == 1 }?.first
    let stem = artwork.hasSuffix(".png") ? String(artwork.dropLast(4)) : artwork
    let options = [
      ("--info-plist", importer.options.infoPlist ?? found),
      ("--orientation", importer.options.orientation?.rawValue),
      ("--output", "\(stem)-\(images.language).png"),
    ]
    return ["launchgen", "import", images.path.argument]
      + options.flatMap { name, value in value.map { [name, $0.argument] } ?? [] }
  }

  /// What to do so that the question is answered, with the commands that answer it, in lines.
  ///
  /// - Parameters:
  ///   - orientation: the answer that the Info.plist or most images suggest; `nil` if none does.
  ///   - artwork: the path of the written artwork; `nil` if it is not written.
  func answers(
    to question: ImportQuestion, _ orientation: LandscapeOrientation?, artwork: String?
  ) -> [String] {
    let first = orientation ?? .default
    let other: LandscapeOrientation = first == .landscapeLeft ? .landscapeRight : .landscapeLeft
    switch question {
    case .direction:
      let look =
        artwork.map { "look at \($0)" } ?? "look at the artwork, which --output art.png writes"
      return [
        "\(look). If it is upright, see what replaces the images with:", command(first),
        "if it is upside down, with:", command(other),
        "if it lies on its side, the images are portrait: leave them, and build from landscape artwork",
      ]
    case .orientation:
      return [
        "the app's orientation is not known. If it launches with the home button on the right, see what "
          + "replaces the images with:", command(.landscapeRight),
        "if on the left, with:", command(.landscapeLeft),
      ]
    case .portraitLaunch:
      return [
        "nothing is replaced, as landscape images would not show. Put a landscape orientation first in "
          + "UISupportedInterfaceOrientations, and import again"
      ]
    }
  }

  /// The command as it was typed, with `--orientation` added.
  private func command(_ orientation: LandscapeOrientation) -> String {
    "  \(typedCommand) --orientation \(orientation.rawValue)"
  }
}

extension String {
  /// The path as an argument; a hyphen at its beginning would make it an option.
  fileprivate var argument: String { hasPrefix("-") ? "./" + self : self }
}

extension ImageFault {
  fileprivate func remedy(for path: String) -> String {
    switch self {
    case .unreadable(.missing): "add it, or delete its slot"
    case .unreadable, .archive: "check the file"
    case .undecodable(let error): error.remedy(for: path)
    case .tooLarge: "if it is the original artwork, build from it: launchgen build"
    }
  }
}

extension Replacement {
  /// The arguments of the `launchgen build` that makes the new images, with both names first.
  fileprivate var arguments: [String] {
    var words = ["launchgen", "build", artwork.argument]
    func add(_ option: String, _ value: String?) {
      // A value that begins with a hyphen would be parsed as an option.
      if let value {
        words += value.utf8.first == UInt8(ascii: "-") ? ["\(option)=\(value)"] : [option, value]
      }
    }
    add("--orientation", orientation?.rawValue)
    add("--screens", screens?.map(\.description).joined(separator: ","))
    add("--scales", scales?.words)
    add("--name-prefix", namePrefix)
    add("--output", output)
    add("--merge", infoPlist)
    if replacesEntries { words.append("--replace") }
    return words
  }
}

extension ScaleSelection {
  fileprivate var words: String {
    switch self {
    case .list(let scales): scales.map { "\($0.rawValue)" }.joined(separator: ",")
    case .native: "native"
    }
  }
}
