import LaunchApps
import LaunchImport

extension CommandError {
  /// - Parameter path: the path in the arguments of `import`.
  init(_ path: String, _ error: ImportError) {
    switch error {
    case .unreadable(let cause):
      self.init(
        ExitStatus(reading: cause), path, "cannot be read (\(cause))",
        cause.remedy(writing: "check the path"))
    case .archive(let cause): self.init(path, LoadError.archive(cause))
    case .app(let place, let cause): self.init(place, cause)
    case .infoPlist(let place, let cause): self.init(place, cause)
    case .notFolder:
      self.init(
        .noInput, path, "is neither a folder nor an .ipa (a single image tells too little)",
        "name the folder that has the launch images")
    case .noContents:
      self.init(
        .badData, path, "has no Contents.json that can be read",
        "restore it, or name the folder with another name to import its images")
    case .noImages:
      self.init(
        .noInput, path,
        "has no launch images (none is in a .launchimage set, or has a launch image's name)",
        "name the folder or the asset catalog that has them")
    case .severalApps(let apps):
      let names = apps.prefix(4).joined(separator: "; ") + (apps.count > 4 ? "; …" : "")
      self.init(
        .badData, path, "has no launch images, but \(apps.count) apps (\(names))",
        "name one of them")
    case .noArtwork:
      self.init(
        .badData, path, "has no image that can be the artwork (none is known to be landscape art)",
        "say which way the images are turned with --orientation, or take the original")
    case .outputRefused(let place, let refusal):
      self.init(place, refusal, "choose another --output")
    case .outputFailed(let place, let cause):
      self.init(
        ExitStatus(writing: cause), place, "cannot be written (\(cause))",
        cause.remedy(writing: "choose another --output"))
    case .artworkUnreadable(let place, let fault):
      self.init(.noInput, place, "\(fault.description(at: place))", "run the command again")
    }
  }
}
