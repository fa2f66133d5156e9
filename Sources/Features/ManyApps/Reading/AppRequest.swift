internal import LaunchImages
internal import Pictures
internal import Texts
internal import WebApps

/// The choices of launchgen.json for one app, before its id and artwork are filled in.
package struct AppRequest {
  var placing = PictureChoices()
  var screen = LaunchScreenChoices()
  var images = LaunchImageChoices()
  var web = WebChoices()
  var target = AppChoices()
  var folder = FolderChoices()
  /// The path of the app that gets a launch screen.
  var app: String?

  mutating func visit<Visitor: ChoiceVisitor>(
    _ visitor: inout Visitor, _ part: AppPart
  ) throws(Visitor.Failure) {
    try placing.visit(&visitor)
    try folder.visit(&visitor)
    switch part {
    case .build:
      try images.visit(&visitor)
      try target.visit(&visitor)
    case .screen:
      try screen.visit(&visitor)
      try visitor.visit("app", path: &app)
      try visitor.visit("target-name", &target.targetName)
    case .pwa: try web.visit(&visitor)
    }
  }
}

extension AppRequest {
  /// The names of the options that a file may set for what is made: those that a request holds, and
  /// not those that choose the purpose of a run, or decide how far a file is trusted.
  package static func names(of part: AppPart) -> Set<String> {
    var names = ChoiceNames()
    var request = AppRequest()
    request.visit(&names, part)
    return names.all
  }
}

private struct ChoiceNames: ChoiceVisitor {
  var all: Set<String> = []

  mutating func visit(_ name: String, _ value: inout (some TextValue)?) { all.insert(name) }
  mutating func visit(_ name: String, all values: inout [some TextValue]) { all.insert(name) }
  mutating func visit(_ name: String, path: inout String?) { all.insert(name) }
  mutating func visit(_ name: String, flag: inout Bool) { all.insert(name) }
}
