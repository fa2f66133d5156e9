internal import InfoPlist
internal import InterfaceBuilder
internal import LaunchApps
internal import LaunchRules

/// The checks of the rules about the names of launch files.
extension BundleContents {
  func launchFileName() -> [Violation] {
    launchReferenceViolations { site in
      let reference = site.reference
      guard let name = reference.value.string else {
        return
          "\(reference.key) is \(reference.value.kind) (it should be a string); write the name "
          + "of a storyboard"
      }
      if name.isEmpty {
        return
          "\(reference.key) is empty (it counts as missing"
          + (needsLaunchScreen ? ", and the App Store rejects this, ITMS-90870" : "")
          + "); write the name of a storyboard, or remove the key"
      }
      return reference.writtenExtension.map {
        "\(reference.key) is '\(name)' (iOS finds no launch screen with an extension in its name); "
          + "remove \($0)"
      }
    }
  }

  func launchFileMissing() -> [Violation] {
    launchFiles.sites.filter { $0.reference.role == .launch }.compactMap { site in
      let reference = site.reference
      let name = reference.name ?? ""
      switch site.lookup {
      case .files, .unknown: return nil
      case .otherCase(let fileName):
        return Violation(
          reference.line,
          "\(reference.key) names '\(name)', but the file is \(fileName) (capital letters count on "
            + "devices); make them equal",
          subjects: [reference.key], causes: .rules(["launch-file-name"], reference.key))
      case .missing(let isCertain):
        return Violation(
          reference.line,
          "\(reference.key) names a missing file, '\(name)' (\(missingReason)); add it, or correct "
            + "the name",
          level: isCertain ? nil : .warning,
          subjects: [reference.key], causes: .rules(["launch-file-name"], reference.key))
      }
    }
  }

  func launchFileMain() -> [Violation] {
    launchFiles.sites.filter { $0.reference.role == .launch }.compactMap { site in
      guard case .files(let files) = site.lookup,
        let main = files.first(where: isUsedAsMain)
      else { return nil }
      return Violation(
        site.reference.line,
        "\(site.reference.key) names the main storyboard, '\(site.reference.name ?? "")' (it has what "
          + "a launch screen must not have); make a separate launch storyboard",
        subjects: [Self.name(of: main.path)])
    }
  }

  /// Whether a launch file is the main storyboard too, and is not made to be a launch screen.
  private func isUsedAsMain(_ file: FoundLaunchFile) -> Bool {
    guard case .source(let path, .success(let document)) = file, !document.isLaunchScreen else {
      return false
    }
    return launchFiles.files(.main).contains { $0.path == path }
  }

  private var missingReason: String {
    isBuilt
      ? "the app has no such .storyboardc or .nib"
      : "no such .storyboard or .xib is in the folder"
  }
}
