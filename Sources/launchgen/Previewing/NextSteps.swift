import Files
import LaunchApps
import LaunchPreview
import Texts

/// What to do after looking at a preview, as commands with the user's own paths.
enum NextSteps {
  typealias Step = PreviewContent.Step

  /// After a preview of artwork: build with the same options, and check.
  ///
  /// - Parameters:
  ///   - arguments: those of this run of `preview`.
  ///   - infoPlist: the Info.plist or project that `--info-plist` names.
  static func afterArtwork(_ arguments: [String], _ path: String?, infoPlist: String?) -> [Step] {
    let project = infoPlist ?? self.project
    let merge = ["--merge", project ?? placeholder]
    let build = ShellText.of(["launchgen", "build"] + built(arguments) + merge)
    var text = "Write the files and put them into the app:"
    if project == nil {
      text = "Write the files and put them into your project, \(placeholder) here:"
    }
    let steps = [Step(text, path == "-" ? build + " < art.png" : build)]
    return steps + [check(project ?? placeholder)]
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

  /// After a preview of an app.
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

  /// The arguments of `preview` that `build` has too.
  private static func built(_ arguments: [String]) -> [String] {
    let flags: Set = ["--open", "--replace"]
    let values: Set = ["-o", "--output", "--png", "--info-plist"]
    var kept: [String] = []
    var skipsNext = false
    for argument in arguments.dropFirst() {
      let name = argument.split(separator: "=", maxSplits: 1).first.map(String.init) ?? ""
      if skipsNext {
        skipsNext = false
      } else if values.contains(name) {
        skipsNext = name == argument
      } else if !flags.contains(argument) {
        kept.append(argument)
      }
    }
    return kept
  }
}
