internal import LaunchApps
package import LaunchPreview
internal import Platform
internal import Texts

/// What to do after looking at a preview, as commands with the user's own paths.
package enum NextSteps {
  package typealias Step = PreviewContent.Step

  /// Steps after a preview of artwork: make the outputs with the same options, and check the
  /// outputs.
  ///
  /// - Parameters:
  ///   - artwork: the artwork's path; `nil` if there is only a logo.
  ///   - screen: the options for the command `screen`.
  ///   - build: the options for the command `build`.
  ///   - app: the path of the app; `nil` to look for a project.
  package static func afterArtwork(
    _ artwork: String?, screen: [String], build: [String], app: String?
  ) -> [Step] {
    let project = app ?? self.project
    let app = project ?? placeholder
    func command(_ name: String, _ options: [String], _ end: [String]) -> String {
      let text = ShellText.of(["launchgen", name] + [artwork].compactMap(\.self) + options + end)
      return artwork == "-" ? text + " < art.png" : text
    }
    let place = project == nil ? "your project (put its path for \(placeholder))" : "the app"
    return [
      Step(
        "Put one of these into \(place), or both:",
        choices: [
          Step("A launch screen, for the App Store", command("screen", screen, [app])),
          Step("Launch images, for iOS 7", command("build", build, ["--merge", app])),
        ]),
      check(app),
    ]
  }

  static func afterBuild(mergedInto infoPlist: String?) -> [Step] {
    if let infoPlist { return [check(infoPlist)] }
    return [
      Step("Put the files into the app: add --merge and the project's path to the command below."),
      check(project ?? placeholder),
    ]
  }

  package static func afterApp(_ path: String, isWell: Bool) -> [Step] {
    if BundleLoader.isBuildFolder(path) { return [check(project ?? placeholder)] }
    if isWell { return [Step("Start the app on a device, held in each way that it can launch.")] }
    let quoted = ShellText.fileName(path)
    return [
      Step("See the place of each problem, and how to fix it:", "launchgen check \(quoted)"),
      Step("See why each device shows what it shows:", "launchgen explain \(quoted)"),
    ]
  }

  private static let placeholder = "App.xcodeproj"

  private static func check(_ path: String) -> Step {
    Step("Check what the app will show:", "launchgen check \(ShellText.fileName(path))")
  }

  /// The only project in the current folder, or in the folder `ios` of a cross-platform app.
  private static var project: String? {
    for folder in [".", "ios"] {
      let names = (try? FolderListing.names(in: folder)) ?? []
      let projects = names.filter { $0.hasSuffix(".xcodeproj") }
      if projects.count == 1 { return folder == "." ? projects[0] : "\(folder)/\(projects[0])" }
    }
    return nil
  }
}
