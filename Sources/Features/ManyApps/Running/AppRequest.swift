internal import LaunchImages
internal import Pictures
internal import Texts
internal import WebApps

/// The choices of an app before its id and artwork are filled in.
struct AppRequest {
  var placing = PictureChoices()
  var screen = LaunchScreenChoices()
  var images = LaunchImageChoices()
  var web = WebChoices()
  var target = AppChoices()
  var folder = FolderChoices()
  /// The path of the app that gets a launch screen.
  var app: String?

  mutating func visit(_ visitor: inout some ChoiceVisitor, _ part: AppPart) throws {
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
