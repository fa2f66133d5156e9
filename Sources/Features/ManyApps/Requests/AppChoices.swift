package import LaunchApps
internal import LaunchImages
internal import LaunchInstall
internal import Platform
package import Texts

/// What a user may say about the app that launch images are for.
package struct AppChoices: Choices {
  /// The path of the Info.plist or project that gets the entries.
  package var merge: String?
  /// The path of the Info.plist or project from which the orientation is read.
  package var infoPlist: String?
  package var targetName: String?
  package var allowOutside = false

  package init() {}

  package mutating func visit<Visitor: ChoiceVisitor>(
    _ visitor: inout Visitor
  ) throws(Visitor.Failure) {
    try visitor.visit("merge", path: &merge)
    try visitor.visit("info-plist", path: &infoPlist)
    try visitor.visit("target-name", &targetName)
  }

  package func validate(stagingFolder: String?) throws(ValueFault) {
    if merge == "" { throw ValueFault("'--merge' is empty", remedy: "name an Info.plist") }
    guard merge != nil else { return }
    if stagingFolder != nil {
      throw ValueFault(
        "'--merge' writes a temporary file next to Info.plist",
        remedy: "leave out '--staging-folder', or use 'launchgen merge' in a separate step")
    }
    if let infoPlist, !NamedTarget.isProject(infoPlist) {
      throw ValueFault(
        "'--merge' takes the orientation from its Info.plist", remedy: "leave out '--info-plist'")
    }
  }

  package var loading: LoadOptions {
    var options = LoadOptions()
    options.target = targetName
    options.configuration = .standard
    options.allowsOutside = allowOutside
    return options
  }

  var paths: [String] { [infoPlist, merge].compactMap(\.self) }

  /// The paths of the Info.plist or project.pbxproj files that are read, without .xcconfig files.
  var files: [String] { paths.map(NamedTarget.file) }

  /// The app that `--info-plist` names; `nil` without that option.
  func launched() throws(CommandError) -> LaunchedApp? {
    guard let infoPlist else { return nil }
    if NamedTarget.isProject(infoPlist) { return try NamedTarget(infoPlist, loading).app }
    return try LaunchedApp(atInfoPlist: InfoPlistFolder.infoPlist(infoPlist))
  }

  /// A warning if a merge writes entries for an app that still has a launch image set.
  var catalogWarning: Message? {
    guard let merge, NamedTarget.isProject(merge) else { return nil }
    var options = loading
    options.configuration = .all
    let sets = ((try? BundleLoader.load(merge, options)) ?? []).compactMap {
      (try? $0.contents.get())?.project?.catalog?.place
    }
    guard let first = sets.first else { return nil }
    return Message(
      warning: "\(ProjectContents.launchImageSetting) is still set"
        + (sets.count == 1 ? "" : " in \(sets.count) configurations")
        + " (TN2244 wants the asset catalog disabled next to UILaunchImages)", "launch-image-set",
      at: Message.Place(first.path, first.line), "remove the setting")
  }

  /// The targets that get the files as members, if `--merge` names a project.
  func membership() throws -> BuildMembership? {
    guard let merge, NamedTarget.isProject(merge) else { return nil }
    return try BuildMembership(
      project: NamedTarget.project(merge), targets: NamedTarget(merge, loading).names,
      allowsOutside: allowOutside)
  }

  /// The Info.plist that gets the entries.
  ///
  /// - Parameter app: the app that `--info-plist` names.
  func target(_ app: LaunchedApp?) throws(CommandError) -> InfoPlistTarget? {
    guard let merge else { return nil }
    guard NamedTarget.isProject(merge) else {
      var target = InfoPlistTarget(path: try InfoPlistFolder.infoPlist(merge))
      target.builtOrientation = app?.orientation
      target.builtFamilies = app?.builtFamilies
      return target
    }
    let found = try NamedTarget(merge, loading)
    guard let path = found.infoPlist else {
      throw CommandError(
        .badData, merge,
        "has no Info.plist to write into (Xcode generates it from build settings)",
        "add one with INFOPLIST_FILE")
    }
    var target = InfoPlistTarget(path: path)
    target.builtOrientation = found.app.launchesInPortrait ? nil : found.app.orientation
    target.builtFamilies = found.app.builtFamilies
    target.builtMinimumOS = found.app.minimumOS
    return target
  }
}

/// What a user may say about the folder for the output files.
package struct FolderChoices: Choices {
  package var output: String?
  package var prune = false
  package var replace = false
  /// Whether a page that shows each screen is written too.
  package var preview = false
  package var strict = false

  package init() {}

  package mutating func visit<Visitor: ChoiceVisitor>(
    _ visitor: inout Visitor
  ) throws(Visitor.Failure) {
    try visitor.visit("output", path: &output)
    try visitor.visit("prune", flag: &prune)
    try visitor.visit("replace", flag: &replace)
    try visitor.visit("preview", flag: &preview)
    try visitor.visit("strict", flag: &strict)
  }

  mutating func override(with others: FolderChoices) {
    output = others.output ?? output
    prune = prune || others.prune
    replace = replace || others.replace
    preview = preview || others.preview
    strict = strict || others.strict
  }

  package func validate() throws(ValueFault) {
    if output?.isEmpty == true {
      throw ValueFault("'--output' is empty", remedy: "name a folder, '.' for the current one")
    }
  }
}
