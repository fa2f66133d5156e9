internal import InfoPlist
internal import LaunchRules

extension Rule {
  static let files = [missingFile, noFiles, sharedFile]

  static let missingFile = Rule(
    "missing-file", .error,
    reason: "An entry whose file is missing gives a blank screen.", source: Source.wild
  ) { contents in
    guard contents.hasImages else { return [] }
    return contents.sites.compactMap { site in
      guard let entry = site.entry, !site.idioms.isEmpty, !entry.name.contains("."),
        contents.files(of: site).isEmpty
      else { return nil }
      return Violation(
        contents.line(of: site, InfoPlistKey.Entry.name),
        "\(site.words) names '\(entry.name)' (no file of that name is beside the Info.plist); "
          + "add it, or correct the name",
        level: contents.mayMatch(site) ? nil : .warning)
    }
  }

  static let noFiles = Rule(
    "no-files", .note,
    reason: "Sizes and transparency can be checked only if the launch images are present.",
    source: "launchgen"
  ) { contents in
    guard !contents.hasImages, contents.sites.contains(where: { $0.entry != nil }) else {
      return []
    }
    return [
      Violation(
        contents.document.lineOfKey(.key(InfoPlistKey.launchImages)),
        "the launch images were not checked (none is beside the Info.plist); check the built .app "
          + "or .ipa")
    ]
  }

  static let sharedFile = Rule(
    "shared-file", .warning,
    reason: "One file cannot be right for portrait and for landscape: one of the two launches "
      + "shows it sideways.", source: "\(Source.technote); \(Source.wild)"
  ) { contents in
    contents.sites.compactMap { site in
      guard let entry = site.entry,
        let other = contents.sites.first(where: { other in
          guard other.key == site.key, other.index < site.index, let first = other.entry
          else { return false }
          return first.name == entry.name && first.size == entry.size
            && first.orientation.isLandscape != entry.orientation.isLandscape
        })
      else { return nil }
      return Violation(
        contents.line(of: site, InfoPlistKey.Entry.name),
        "\(site.words) shares '\(entry.name)' with entry \(other.index + 1) (one file cannot be "
          + "right for Portrait and Landscape); use two files")
    }
  }
}
