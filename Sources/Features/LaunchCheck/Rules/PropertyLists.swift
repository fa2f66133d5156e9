internal import InfoPlist
internal import LaunchApps
internal import Texts

extension Rule {
  static let propertyLists = [
    unreadable, duplicateKey, emptyKey, notInfoPlist,
  ]

  public static let unreadable = Rule.outsideApps(
    "property-list", .error,
    reason: "iOS cannot use a file that is not a valid property list; plutil -lint accepts "
      + "whitespace-only files, junk after the root and broken base64.",
    source: "Property List Programming Guide", .apple
  ) { subject in
    guard case .unreadable(let error, let path) = subject else { return nil }
    return Violation(
      at: .file(path, error.line), "\(error)", error.message(at: path).remedy, cause: "file")
  }

  static let duplicateKey = Rule(
    "duplicate-key", .error, needs: [.infoPlist],
    reason: "The program that reads the file decides which value it uses; plutil -lint does not "
      + "report it.",
    source: "Property List Programming Guide", .apple
  ) { app in
    app.document.duplicateKeys.map { duplicate in
      let place = duplicate.lines.first.map { ", first on line \($0)" } ?? ""
      return Violation(
        at: .infoPlist(duplicate.lines.last.map { .line($0) }), name: duplicate.key,
        "appears more than once (in one dictionary\(place))", "remove all but one",
        cause: "duplicate", subjects: [duplicate.key])
    }
  }

  static let emptyKey = Rule.once(
    "empty-key", .warning, needs: [.infoPlist],
    reason: "No program reads an empty key: the key's name was lost.",
    source: Source.reference, .apple
  ) { app in
    guard app.document.root[""] != nil else { return nil }
    return Violation(
      at: app.place(ofKey: ""), "a key is empty (nothing reads its value)",
      "write its name, or remove it")
  }

  static let notInfoPlist = Rule.once(
    "not-info-plist", .warning,
    reason: "Entitlements, privacy manifests, settings bundles and the configurations of services "
      + "do not affect the launch, and neither do the Info.plist files of frameworks, extensions, "
      + "tests and apps for other systems; in folders, they are skipped.",
    source: "Property List Programming Guide", .apple
  ) { app in
    app.otherKind.map {
      Violation(at: .infoPlist($0.line.map { .line($0) }), "\($0)", "name the app's Info.plist")
    }
  }
}
