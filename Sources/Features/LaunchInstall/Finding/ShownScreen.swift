internal import Files
internal import InfoPlist
internal import LaunchApps
internal import LaunchRules

/// What an app shows at launch.
package enum ShownScreen: Equatable, Sendable {
  /// A storyboard or xib, with the key that names it.
  case storyboard(path: String, key: String)
  /// A key names a storyboard that was not found.
  case missing(name: String, key: String)
  /// A dictionary in Info.plist, such as UILaunchScreen.
  case dictionary(key: String)
  case launchImages
  case nothing

  package func isStoryboard(at path: String) -> Bool {
    if case .storyboard(path, _) = self { true } else { false }
  }

  /// What the newest iOS shows, on all devices of the app and in all of its configurations.
  static func all(of app: ScreenApp) -> [ShownScreen] {
    var all: [ShownScreen] = []
    for build in app.builds {
      for idiom in build.contents.info.idioms.sorted(by: { $0.rawValue < $1.rawValue }) {
        let shown = shown(build.contents, on: idiom)
        if !all.contains(shown) { all.append(shown) }
      }
    }
    return all
  }

  private static func shown(_ contents: BundleContents, on idiom: DeviceIdiom) -> ShownScreen {
    guard let newest = contents.info.launchScreenKey(for: idiom, .latest) else {
      let hasImages = contents.info.hasNamedImages || contents.project?.catalog != nil
      return hasImages ? .launchImages : .nothing
    }
    let key = contents.document.key(newest.rawValue, for: idiom)
    guard newest == .storyboardName else { return .dictionary(key: key) }
    if let file = contents.launchStoryboard(for: idiom) {
      return .storyboard(path: file.path, key: key)
    }
    let site = contents.storyboards.sites.first { $0.reference.key == key }
    return .missing(name: site?.reference.name ?? "", key: key)
  }
}

extension ScreenApp {
  package var shown: [ShownScreen] { ShownScreen.all(of: self) }
}

extension ShownScreen: CustomStringConvertible {
  package var description: String {
    switch self {
    case .storyboard(let path, let key): "\(path) (\(key))"
    case .missing(let name, let key): "nothing (\(key) names '\(name)', which is not in the app)"
    case .dictionary(let key): key
    case .launchImages: "launch images"
    case .nothing: "nothing (it has no launch screen)"
    }
  }
}
