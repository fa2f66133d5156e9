import LaunchImages
import WebApps

extension WebAppWarning {
  /// What it is about.
  var place: String {
    switch self {
    case .artwork(_, _, let name), .unseenDarkBackground(let name): name
    case .staleFiles(_, let folder), .unknownFiles(_, let folder): folder
    }
  }

  /// The problem and its reason.
  var problem: String {
    switch self {
    case .artwork(let warning, _, _): "\(warning)"
    case .unseenDarkBackground: "is the same in dark images (it covers --dark-background)"
    case .staleFiles(let files, let folder): "\(BuildWarning.staleFiles(files, folder: folder))"
    case .unknownFiles(let files, let folder):
      "\(BuildWarning.unknownFiles(files, folder: folder))"
    }
  }

  /// What to do about it.
  var remedy: String {
    switch self {
    case .artwork(.cropped, .main, _): "use --artwork-portrait, or --fit contain"
    case .artwork(.cropped, .dark, _): "use --dark-portrait, or --fit contain"
    case .artwork(let warning, _, _): warning.remedy
    case .unseenDarkBackground: "add --dark or --dark-logo, or leave it out"
    case .staleFiles(let files, let folder):
      BuildWarning.staleFiles(files, folder: folder).remedy
    case .unknownFiles(let files, let folder):
      BuildWarning.unknownFiles(files, folder: folder).remedy
    }
  }
}
