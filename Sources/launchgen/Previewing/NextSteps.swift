import ArgumentParser
import Configuration
import Files
import LaunchApps
import LaunchPreview
import Texts

/// What to do after looking at a preview, as commands with the user's own paths.
enum NextSteps {
  typealias Step = PreviewContent.Step

  /// After a preview of artwork: a launch screen or images with the same options, and a check.
  ///
  /// - Parameters:
  ///   - arguments: those of this run of `preview`.
  ///   - infoPlist: the Info.plist or project that `--info-plist` names.
  static func afterArtwork(_ arguments: [String], _ path: String?, infoPlist: String?) -> [Step] {
    let project = infoPlist ?? self.project
    let app = project ?? placeholder
    func command(_ name: String, _ type: any ParsableCommand.Type, _ end: [String]) -> String {
      let text = ShellText.of(["launchgen", name] + kept(arguments, for: type) + end)
      return path == "-" ? text + " < art.png" : text
    }
    let place = project == nil ? "your project, \(placeholder) here" : "the app"
    return [
      Step(
        "Put a launch screen, which the App Store requires, into \(place):",
        command("screen", Screen.self, [app])),
      Step(
        "Or write launch images, for iOS 7, and put them into \(place):",
        command("build", Build.self, ["--merge", app])),
      check(app),
    ]
  }

  /// After a build that wrote a preview.
  ///
  /// - Parameter infoPlist: the Info.plist or project into which the build writes.
  static func afterBuild(mergedInto infoPlist: String?) -> [Step] {
    if let infoPlist { return [check(infoPlist)] }
    return [
      Step("Put the files into the app: add --merge and the project's path to the command below."),
      check(project ?? placeholder),
    ]
  }

  static func afterApp(_ path: String, isWell: Bool) -> [Step] {
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

  /// The only project in the current folder or in the folder `ios` of a cross-platform app; `nil`
  /// if there is none, or several.
  private static var project: String? {
    for folder in [".", "ios"] {
      let names = (try? FolderListing.names(in: folder)) ?? []
      let projects = names.filter { $0.hasSuffix(".xcodeproj") }
      if projects.count == 1 { return folder == "." ? projects[0] : "\(folder)/\(projects[0])" }
    }
    return nil
  }

  /// The arguments of `preview` that another command has too.
  private static func kept(
    _ arguments: [String], for command: any ParsableCommand.Type
  ) -> [String] {
    let own: Set = ["open", "output", "png", "info-plist", "replace", "launch-file", "only"]
    let declared = DeclaredCommand.of(Preview.self).options
    let known = DeclaredCommand.of(command).options
    var kept: [String] = []
    var skipsNext = false
    for argument in arguments.dropFirst() {
      if skipsNext {
        skipsNext = false
        continue
      }
      let name = argument.prefix { $0 != "=" }
      let option = declared.first { option in
        name == "--\(option.name)" || option.short.map { name == "-\($0)" } == true
      }
      if let option, own.contains(option.name) || !known.contains("--\(option.name)") {
        skipsNext = option.takesValue && name == argument
      } else {
        kept.append(argument)
      }
    }
    return kept
  }
}
