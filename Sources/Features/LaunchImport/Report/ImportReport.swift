internal import LaunchApps
internal import LaunchRules
internal import Pixels
internal import Platform
internal import Texts

/// The report that `import` prints: the images that were found, and the command that replaces them.
package struct ImportReport: Sendable {
  let importer: Importer
  private let path: String
  /// The path of the written artwork; `nil` if no artwork is written.
  let output: String?
  let isWritten: Bool?
  let replacement: Replacement
  let leftovers: [Leftover]

  package init(_ importer: Importer, path: String, output: String?, isWritten: Bool?) {
    self.importer = importer
    self.path = path
    self.output = output
    self.isWritten = isWritten
    // If no artwork is written, the suggested command uses this name for it.
    replacement = importer.replacement(artwork: output ?? "art.png")
    leftovers =
      importer.judgement.isPicture ? [] : LeftoverSearch.all(importer.survey, replacement)
  }

  /// Notes for people, besides the images' issues.
  var notes: [String] {
    let app = importer.survey.app
    var notes: [String] = []
    if app.disagrees {
      notes.append(
        "the apps launch into different orientations; choose one with --info-plist or --target-name"
      )
    }
    if importer.judgement.isPicture { return notes }
    if app.launchesInPortrait, importer.judgement.choice != nil {
      notes.append(
        "the app launches into portrait, where landscape images do not show; to launch in "
          + "landscape, put a landscape orientation first in UISupportedInterfaceOrientations")
    }
    if let key = importer.judgement.launchScreen {
      notes.append(
        "no iOS that the app runs on shows these images: \(key.rawValue) in Info.plist takes their "
          + "place from iOS \(key.minimumOS) on")
    }
    if replacement.needsLaunchScreen {
      notes.append(
        "the app has no launch screen, which the App Store demands of apps built with the iOS 27 "
          + "SDK (TN3208): 'launchgen screen' makes one from the same artwork")
    }
    return notes
  }

  /// - Parameter typedCommand: the command as it was typed.
  package func lines(columns: Int, typedCommand: String) -> [String] {
    var parts = [table(columns: columns), findings, notes.map { "note: \($0)" }, artwork]
    if let question = importer.judgement.question {
      parts.append(answers(to: question, typedCommand))
    } else if importer.judgement.choice != nil {
      let title = importer.judgement.isPicture ? "make a launch screen of it" : "replace them"
      parts.append(["\(title):", "  \(ShellText.of(arguments))"])
      if !leftovers.isEmpty { parts.append(["then delete:"] + deletions) }
    }
    parts.append(otherLanguages)
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private var otherLanguages: [String] {
    let survey = importer.survey
    if survey.otherLanguages.isEmpty { return [] }
    let lines = survey.otherLanguages.map { images in
      let command = arguments(images).map(ShellText.of)
      let count = "\(images.language) (\(images.count) image\(images.count == 1 ? "" : "s"))"
      return "  \(count): \(command ?? "in \(images.path)")"
    }
    let main = survey.language.map { "in \($0)" } ?? "not localized"
    return [
      "the images above are \(main). Those of other languages stay as they are; import each "
        + "language by itself:"
    ] + lines
  }

  private func table(columns: Int) -> [String] {
    let images = importer.judgement.images
    let hasSeveral = Set(images.compactMap(\.artwork)).count > 1
    let rows = images.map { image in
      [shown(image), image.size?.description ?? "-", Self.screen(image)]
        + (hasSeveral ? [image.artwork.map { "\($0 + 1)" } ?? "-"] : []) + [image.state.words.text]
    }
    let header = ["FILE", "PIXELS", "SCREEN"] + (hasSeveral ? ["ART"] : []) + ["HOLDS"]
    return TextTable(header: header, rows: rows).lines(columns: columns)
  }

  /// The image's path, relative to the imported folder.
  private func shown(_ image: JudgedImage) -> String {
    let prefix = path.endsInSlash ? path : path + "/"
    return image.path.hasPrefix(prefix) ? String(image.path.dropFirst(prefix.count)) : image.path
  }

  private static func screen(_ image: JudgedImage) -> String {
    guard let size = image.size, let display = size.displays.first else { return "-" }
    return "\(display.points)\(display.scale)"
  }

  /// The issues of all images. An issue that several images share is listed once, with a count.
  private var findings: [String] {
    var lines: [(path: String, text: String, count: Int)] = []
    for image in importer.judgement.images {
      for issue in image.issues {
        let text = "\(issue.level.rawValue): \(issue.text)"
        if let index = lines.firstIndex(where: { $0.text == text }) {
          lines[index].count += 1
        } else {
          lines.append((image.path, text, 1))
        }
      }
    }
    return lines.map { line in
      let others = line.count - 1
      let more = others == 0 ? "" : " (\(others) more like it)"
      return "\(line.path): \(line.text)\(more)"
    }
  }

  private var artwork: [String] {
    guard let choice = importer.judgement.choice else {
      let reason = importer.judgement.isPicture ? "can be used" : "is known to be landscape art"
      return ["artwork: none of the images \(reason)"]
    }
    let image = importer.judgement.images[choice.index]
    let evidence = image.state.words.evidence.map { " (\($0))" } ?? ""
    let turn =
      choice.rotation == .none
      ? "as it is" : "rotated \(choice.rotation.rawValue)\(evidence), which is exact"
    if importer.judgement.isPicture { return ["artwork: \(image.path): \(choice.size) pixels"] }
    let pixels = choice.isExact ? "the most pixels" : "the most pixels, though they fit no screen"
    let others = choice.count == 1 ? "" : " of \(choice.count) images that show the same"
    return ["artwork: \(image.path), \(turn): \(choice.size) pixels, \(pixels)\(others)"]
  }

  private var deletions: [String] {
    leftovers.map { "  \(Message.Place($0.path, $0.line)): \($0.what)" }
  }
}

extension ImportReport {
  /// The arguments of the command that makes new images or a new launch screen.
  var arguments: [String] {
    guard importer.judgement.isPicture else { return replacement.arguments }
    let app = importer.survey.app
    let place = app.projects.first ?? app.infoPlists.first ?? path
    let target = importer.options.loading.target.map { ["--target-name=\($0)"] } ?? []
    return ["launchgen", "screen", replacement.artwork.argument, place.argument] + target
      + ["--replace"]
  }

  /// The arguments of the command that imports only the images of another language; `nil` if such
  /// an import is not possible.
  func arguments(_ images: LanguageImages) -> [String]? {
    let (app, options) = (importer.survey.app, importer.options)
    guard images.isFolder, !app.isBuilt else { return nil }
    let found = [app.infoPlists, app.projects].first { $0.count == 1 }?.first
    let artwork = replacement.artwork
    let stem = artwork.hasSuffix(".png") ? String(artwork.dropLast(4)) : artwork
    let values = [
      ("--info-plist", options.infoPlist ?? found),
      ("--orientation", options.orientation?.rawValue),
      ("--output", "\(stem)-\(images.language).png"),
    ]
    return ["launchgen", "import", images.path.argument]
      + values.flatMap { name, value in value.map { [name, $0.argument] } ?? [] }
  }

  /// Lines that tell a person how to answer the question, with the commands to run.
  func answers(to question: ImportQuestion, _ typedCommand: String) -> [String] {
    func command(_ orientation: LandscapeOrientation) -> String {
      "  \(typedCommand) --orientation \(orientation.rawValue)"
    }
    let first = importer.judgement.orientation ?? .default
    switch question {
    case .direction:
      let look =
        output.map { "look at \($0)" } ?? "look at the artwork, which --output art.png writes"
      return [
        "\(look). If it is upright, see what replaces the images with:", command(first),
        "if it is upside down, with:",
        command(first == .landscapeLeft ? .landscapeRight : .landscapeLeft),
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
}

extension Replacement {
  /// The words of the command that makes the new images. The first two are `launchgen` and `build`.
  var arguments: [String] {
    var words = ["launchgen", "build", artwork.argument]
    func add(_ option: String, _ value: String?) {
      guard let value else { return }
      // A value that begins with a hyphen would be parsed as an option.
      words += value.utf8.first == UInt8(ascii: "-") ? ["\(option)=\(value)"] : [option, value]
    }
    add("--orientation", orientation?.rawValue)
    add("--screens", screens?.map(\.description).joined(separator: ","))
    switch scales {
    case .list(let scales): add("--scales", scales.map { "\($0.rawValue)" }.joined(separator: ","))
    case .native: add("--scales", "native")
    case nil: break
    }
    add("--name-prefix", namePrefix)
    add("--output", output)
    add("--merge", infoPlist)
    if replacesEntries { words.append("--replace") }
    return words
  }
}

extension String {
  /// The path as an argument. A path that begins with a hyphen gets the prefix `./`, because the
  /// hyphen would make the path an option.
  fileprivate var argument: String { hasPrefix("-") ? "./" + self : self }
}
