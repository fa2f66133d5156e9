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
  /// The command that was typed, quoted for a shell.
  let typedCommand: String
  let replacement: Replacement
  let leftovers: [Leftover]

  /// The artwork's name in the suggested command if no artwork is written.
  private static let standardArtwork = "art.png"

  package init(
    _ importer: Importer, path: String, output: String?, isWritten: Bool?, typedCommand: String
  ) {
    self.importer = importer
    self.path = path
    self.output = output
    self.isWritten = isWritten
    self.typedCommand = typedCommand
    replacement = Replacement(
      importer.judgement, importer.survey, artwork: output ?? Self.standardArtwork)
    leftovers = LeftoverSearch.all(importer.survey, replacement)
  }

  /// - Parameter columns: the number of characters that fit on a line.
  package func lines(columns: Int) -> [String] {
    var parts = [table(columns: columns), issues, notes.map { "note: \($0)" }, artwork]
    if let question = importer.judgement.question {
      parts.append(answers(to: question))
    } else if importer.judgement.choice != nil {
      parts.append(["replace them:", "  \(ShellText.of(replacement.arguments))"])
      let deletions = leftovers.map { "  \(Message.Place($0.path, $0.line)): \($0.what)" }
      if !deletions.isEmpty { parts.append(["then delete:"] + deletions) }
    }
    parts.append(otherLanguages)
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private func table(columns: Int) -> [String] {
    let images = importer.judgement.images
    let hasSeveral = Set(images.compactMap(\.artwork)).count > 1
    let rows = images.map { image in
      [shown(image), image.size?.description ?? "-", Self.screen(image)]
        + (hasSeveral ? [Self.letter(image.artwork)] : []) + [image.state.words]
    }
    return TextTable(
      header: ["FILE", "PIXELS", "SCREEN"] + (hasSeveral ? ["ART"] : []) + ["HOLDS"], rows: rows
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
  private var issues: [String] {
    var lines: [(path: String, issue: ImageIssue, others: Int)] = []
    for image in importer.judgement.images {
      for issue in image.issues {
        if let index = lines.firstIndex(where: { $0.issue == issue }) {
          lines[index].others += 1
        } else {
          lines.append((image.path, issue, 0))
        }
      }
    }
    return lines.map { path, issue, others in
      let more = others == 0 ? "" : " (\(others) more like it)"
      return "\(path): \(issue.level.rawValue): \(issue.message)\(more)"
    }
  }

  private var artwork: [String] {
    guard let choice = importer.judgement.choice else {
      return ["artwork: none of the images is known to be landscape art"]
    }
    let image = importer.judgement.images[choice.index]
    let evidence = image.state.evidence.map { " (\($0))" } ?? ""
    let turn =
      choice.rotation == .none
      ? "as it is" : "rotated \(choice.rotation.rawValue)\(evidence), which is exact"
    let pixels = choice.isExact ? "the most pixels" : "the most pixels, though they fit no screen"
    let others = choice.count == 1 ? "" : " of \(choice.count) images that show the same"
    let line = "artwork: \(image.path), \(turn): \(choice.size) pixels, \(pixels)\(others)"
    let passedOver = choice.passedOver.map { image, reason in
      "  not \(image.path) with \(image.size?.description ?? "-") pixels: \(reason)"
    }
    return [line] + passedOver
  }
}
