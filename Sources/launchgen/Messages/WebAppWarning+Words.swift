import LaunchImages
import WebApps

extension WebAppWarning {
  /// The path of the file or folder that the warning is about.
  var place: String {
    switch self {
    case .artwork(_, _, let name), .unseenDarkBackground(let name): name
    case .folder(let warning): BuildWarning(warning).place(artwork: "")
    }
  }

  /// The place, the problem and the remedy.
  var words: String { "\(place): \(problem); \(remedy)" }

  /// The problem and its reason, in words that follow the place.
  var problem: String {
    switch self {
    case .artwork(let warning, _, _), .folder(let warning): "\(BuildWarning(warning))"
    case .unseenDarkBackground: "is the same in dark images (it covers --dark-background)"
    }
  }

  var remedy: String {
    switch self {
    case .artwork(.cropped, .main, _): "use --artwork-portrait, or --fit contain"
    case .artwork(.cropped, .dark, _): "use --dark-portrait, or --fit contain"
    case .artwork(let warning, _, _), .folder(let warning): BuildWarning(warning).remedy
    case .unseenDarkBackground: "add --dark or --dark-logo, or leave it out"
    }
  }
}
