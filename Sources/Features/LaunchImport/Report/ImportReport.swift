internal import Files
internal import LaunchRules
internal import Pixels
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

  /// The artwork's name in the suggested command if no artwork is written.
  private static let standardArtwork = "art.png"

  package init(_ importer: Importer, path: String, output: String?, isWritten: Bool?) {
    self.importer = importer
    self.path = path
    self.output = output
    self.isWritten = isWritten
    replacement = importer.replacement(artwork: output ?? Self.standardArtwork)
    leftovers = importer.leftovers(replacement)
  }

  package var remarks: [ImportRemark] {
    let app = importer.survey.app
    return [
      importer.survey.leftOut > 0 ? .leftOut(importer.survey.leftOut) : nil,
      app.disagrees ? .disagreement : nil,
      app.launchesInPortrait && importer.judgement.choice != nil ? .launchesInPortrait : nil,
      importer.judgement.launchScreen.map { .unseen($0) },
      replacement.needsLaunchScreen ? .needsLaunchScreen : nil,
    ].compactMap(\.self)
  }

  package func lines(columns: Int, _ advice: ImportAdvice) -> [String] {
    var parts = [
      table(columns: columns, advice), findings(advice), remarks.map { "note: \(advice.text($0))" },
      artwork(option: "--orientation"),
    ]
    if let question = importer.judgement.question {
      parts.append(
        advice.answers(
          to: question, importer.judgement.orientation, artwork: output))
    } else if importer.judgement.choice != nil {
      parts.append(["replace them:", "  \(ShellText.of(advice.arguments(replacement)))"])
      if !leftovers.isEmpty { parts.append(["then delete:"] + deletions) }
    }
    parts.append(otherLanguages(advice))
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private func otherLanguages(_ advice: ImportAdvice) -> [String] {
    let survey = importer.survey
    if survey.otherLanguages.isEmpty { return [] }
    let lines = survey.otherLanguages.map { images in
      let command = arguments(images, advice).map(ShellText.of)
      let count = "\(images.language) (\(images.count) image\(images.count == 1 ? "" : "s"))"
      return "  \(count): \(command ?? "in \(images.path)")"
    }
    let main = survey.language.map { "in \($0)" } ?? "not localized"
    return [
      "the images above are \(main). Those of other languages stay as they are; import each "
        + "language by itself:"
    ] + lines
  }

  func arguments(_ images: LanguageImages, _ advice: ImportAdvice) -> [String]? {
    advice.arguments(images, of: importer, artwork: replacement.artwork)
  }

  private func table(columns: Int, _ advice: ImportAdvice) -> [String] {
    let images = importer.judgement.images
    let hasSeveral = Set(images.compactMap(\.artwork)).count > 1
    let rows = images.map { image in
      [
        shown(image), image.size?.description ?? "-", Self.screen(image),
        hasSeveral ? Self.letter(image.artwork) : "",
        image.state.words(option: "--orientation"),
      ]
    }
    let header = ["FILE", "PIXELS", "SCREEN", hasSeveral ? "ART" : "", "HOLDS"]
    let shownColumns = header.indices.filter { !header[$0].isEmpty }
    return TextTable(
      header: shownColumns.map { header[$0] },
      rows: rows.map { row in shownColumns.map { row[$0] } }
    ).lines(columns: columns)
  }

  /// The image's path, relative to the imported folder.
  private func shown(_ image: JudgedImage) -> String {
    let prefix = path.endsInSlash ? path : path + "/"
    return image.path.hasPrefix(prefix) ? String(image.path.dropFirst(prefix.count)) : image.path
  }

  private static func screen(_ image: JudgedImage) -> String {
    guard let size = image.size, let display = ScreenPixels.displays(size).first else { return "-" }
    return "\(display.points)\(display.scale)"
  }

  /// The letter that stands for an artwork in the table: A for number 0, and so on; after Z, the
  /// number plus 1.
  private static func letter(_ artwork: Int?) -> String {
    guard let artwork else { return "-" }
    return artwork < 26
      ? String(UnicodeScalar(UInt8(ascii: "A") + UInt8(artwork))) : "\(artwork + 1)"
  }

  /// The issues of all images; an issue that several images share is listed once, with a count.
  private func findings(_ advice: ImportAdvice) -> [String] {
    var lines: [(path: String, text: String, count: Int)] = []
    for image in importer.judgement.images {
      for issue in image.issues {
        let text = "\(issue.level.rawValue): \(advice.text(issue, at: image.path))"
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

  private func artwork(option: String) -> [String] {
    guard let choice = importer.judgement.choice else {
      return ["artwork: none of the images is known to be landscape art"]
    }
    let image = importer.judgement.images[choice.index]
    let evidence = image.state.evidence.map { " (\($0.words(option: option)))" } ?? ""
    let turn =
      choice.rotation == .none
      ? "as it is" : "rotated \(choice.rotation.rawValue)\(evidence), which is exact"
    let pixels = choice.isExact ? "the most pixels" : "the most pixels, though they fit no screen"
    let others = choice.count == 1 ? "" : " of \(choice.count) images that show the same"
    let line = "artwork: \(image.path), \(turn): \(choice.size) pixels, \(pixels)\(others)"
    let passedOver = choice.passedOver.map {
      "  not \($0.path) with \($0.size) pixels: \($0.objection.words)"
    }
    return [line] + passedOver
  }

  private var deletions: [String] {
    leftovers.map { "  \(Self.place($0.path, $0.line)): \($0.words)" }
  }

  /// `PATH:LINE`, the form that editors and Xcode can open.
  static func place(_ path: String, _ line: Int?) -> String {
    line.map { "\(path):\($0)" } ?? path
  }
}
