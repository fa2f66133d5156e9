import Files
import LaunchImages
import LaunchImport
import Texts

/// What `import` prints.
struct ImportReport {
  let importer: Importer
  let path: String
  /// Where the artwork was written; `nil` if nowhere.
  let output: String?
  let isWritten: Bool?
  let replacement: Replacement
  let leftovers: [Leftover]

  /// The artwork's name in the command if nothing is written.
  private static let standardArtwork = "art.png"

  init(_ importer: Importer, path: String, output: String?, isWritten: Bool?) {
    self.importer = importer
    self.path = path
    self.output = output
    self.isWritten = isWritten
    replacement = importer.replacement(artwork: output ?? Self.standardArtwork)
    leftovers = importer.leftovers(replacement)
  }

  func print(asJSON: Bool) throws {
    if asJSON { return try Results.print(json: ImportDocument(self)) }
    try Results.print(lines: lines)
  }

  /// What concerns all images.
  var remarks: [String] {
    let app = importer.survey.app
    var remarks: [String] = []
    if importer.survey.leftOut > 0 {
      remarks.append(
        "\(importer.survey.leftOut) more images are left out (only the first "
          + "\(ImportLimit.images) are read)")
    }
    if app.disagrees {
      remarks.append(
        "the apps launch into different orientations; choose one with --info-plist or "
          + "--target-name")
    }
    if app.launchesInPortrait && app.orientation != nil {
      remarks.append(
        "the app launches into portrait, where landscape images do not show; put a landscape "
          + "orientation first in UISupportedInterfaceOrientations, and add --merge to the command")
    }
    if let key = importer.judgement.launchScreen {
      remarks.append(
        "no iOS that the app runs on shows these images: \(key.rawValue) in Info.plist takes their "
          + "place from iOS \(key.minimumOS) on")
    }
    if replacement.needsLaunchScreen {
      remarks.append(
        "the app has no launch screen, which the App Store demands of apps built with the iOS 27 "
          + "SDK (TN3208): the command makes one from the same artwork")
    }
    return remarks
  }

  private var lines: [String] {
    var parts = [table, findings, remarks.map { "note: \($0)" }, artwork]
    if importer.judgement.isDirectionAssumed {
      parts.append([
        "look at the artwork; if it is upright, see what replaces the images with:",
        "  \(confirmation)",
      ])
    } else if importer.judgement.choice != nil {
      parts.append(["replace them:", "  \(CommandLineText.of(replacement.arguments))"])
      if !leftovers.isEmpty { parts.append(["then delete:"] + deletions) }
    }
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  /// The command that was typed, with the orientation that was assumed.
  private var confirmation: String {
    let orientation = importer.judgement.orientation ?? .default
    return CommandLineText.text + " --orientation \(orientation.rawValue)"
  }

  private var table: [String] {
    let images = importer.judgement.images
    let hasSeveral = Set(images.compactMap(\.artwork)).count > 1
    let rows = images.map { image in
      [
        shown(image), image.size?.description ?? "-", Self.screen(image),
        hasSeveral ? Self.letter(image.artwork) : "", image.state.words,
      ]
    }
    let header = ["FILE", "PIXELS", "SCREEN", hasSeveral ? "ART" : "", "HOLDS"]
    let columns = header.indices.filter { !header[$0].isEmpty }
    return TextTable(
      header: columns.map { header[$0] }, rows: rows.map { row in columns.map { row[$0] } }
    ).lines(columns: TerminalWidth.columns)
  }

  /// The path below what was named.
  private func shown(_ image: JudgedImage) -> String {
    let prefix = path.endsInSlash ? path : path + "/"
    return image.path.hasPrefix(prefix) ? String(image.path.dropFirst(prefix.count)) : image.path
  }

  private static func screen(_ image: JudgedImage) -> String {
    guard let size = image.size, let display = ScreenPixels.displays(size).first else { return "-" }
    return "\(display.points)\(display.scale)"
  }

  /// A, B, C…
  private static func letter(_ artwork: Int?) -> String {
    guard let artwork else { return "-" }
    return artwork < 26
      ? String(UnicodeScalar(UInt8(ascii: "A") + UInt8(artwork))) : "\(artwork + 1)"
  }

  /// What is wrong with several images is said once.
  private var findings: [String] {
    var lines: [(path: String, text: String, count: Int)] = []
    for image in importer.judgement.images {
      for issue in image.issues {
        let text = "\(issue.level.rawValue): \(issue.text(image.path))"
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
      return ["artwork: none of the images is known to be landscape art"]
    }
    let image = importer.judgement.images[choice.index]
    let turn =
      choice.rotation == .none ? "as it is" : "turned \(choice.rotation.rawValue), which is exact"
    let pixels = choice.isExact ? "the most pixels" : "the most pixels, though they fit no screen"
    let others = choice.count == 1 ? "" : " of \(choice.count) images that show the same"
    let line = "artwork: \(image.path), \(turn): \(choice.size) pixels, \(pixels)\(others)"
    let passedOver = choice.passedOver.map {
      "  not \($0.path) with \($0.size) pixels: \($0.objection.words)"
    }
    return [line] + passedOver
  }

  private var deletions: [String] {
    leftovers.map { "  \(CommandError.place($0.path, $0.line)): \($0.words)" }
  }
}
