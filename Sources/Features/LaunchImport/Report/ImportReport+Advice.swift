internal import Files
internal import LaunchRules
internal import Texts

extension ImportReport {
  /// What concerns all images, in words.
  var notes: [String] {
    let (survey, judgement) = (importer.survey, importer.judgement)
    var notes: [String] = []
    if survey.leftOut > 0 {
      notes.append(
        "\(survey.leftOut) more images are left out (only the first \(ImportLimit.images) are read)"
      )
    }
    if survey.app.disagrees {
      notes.append(
        "the apps launch into different orientations; choose one with --info-plist or --target-name"
      )
    }
    if survey.app.launchesInPortrait && judgement.choice != nil {
      notes.append(
        "the app launches into portrait, where landscape images do not show; to launch in "
          + "landscape, put a landscape orientation first in UISupportedInterfaceOrientations")
    }
    if let key = survey.app.launchScreen {
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

  /// What to do so that the question is answered, with the commands that answer it, in lines.
  func answers(to question: Judgement.Question) -> [String] {
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

  /// The command as it was typed, with `--orientation` added.
  private func command(_ orientation: LandscapeOrientation) -> String {
    "  \(typedCommand) --orientation \(orientation.rawValue)"
  }

  var otherLanguages: [String] {
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

  /// The arguments of the command that imports the images of another language by themselves; `nil`
  /// if they can't be.
  func arguments(_ images: LanguageImages) -> [String]? {
    let app = importer.survey.app
    guard images.isFolder, !app.isBuilt else { return nil }
    let found = [app.infoPlists, app.projects].first { $0.count == 1 }?.first
    let artwork = replacement.artwork
    let stem = artwork.hasSuffix(".png") ? String(artwork.dropLast(4)) : artwork
    let options = [
      ("--info-plist", importer.options.infoPlist ?? found),
      ("--orientation", importer.options.orientation?.rawValue),
      ("--output", "\(stem)-\(images.language).png"),
    ]
    return ["launchgen", "import", images.path.asArgument]
      + options.flatMap { name, value in value.map { [name, $0.asArgument] } ?? [] }
  }
}
