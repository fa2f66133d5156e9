internal import AppDocuments
internal import LaunchApps
internal import LaunchRules
internal import Platform
internal import Texts

/// What an app shows at launch.
enum ShownScreen: Hashable, Sendable {
  case storyboard(path: String, key: String)
  /// A key names a storyboard that was not found.
  case missing(name: String, key: String)
  /// A dictionary in Info.plist, such as UILaunchScreen.
  case dictionary(key: String)
  case launchImages
  case nothing

  func isStoryboard(at path: String?) -> Bool {
    if case .storyboard(let shown, _) = self { shown == path } else { false }
  }

  init(_ contents: BundleContents, on idiom: DeviceIdiom) {
    guard let newest = contents.info.launchScreenKey(for: idiom, .latest) else {
      let hasImages = contents.info.hasNamedImages || !contents.namedUses.isEmpty
      self = hasImages ? .launchImages : .nothing
      return
    }
    let key = contents.document.key(newest.rawValue, for: idiom)
    if newest != .storyboardName {
      self = .dictionary(key: key)
    } else if let file = contents.launchStoryboard(for: idiom) {
      self = .storyboard(path: file.path, key: key)
    } else if let site = contents.storyboards.sites.first(where: { $0.reference.key == key }) {
      self = .missing(name: site.reference.name ?? "", key: key)
    } else {
      self = .nothing
    }
  }
}

extension ScreenApp {
  /// What the newest iOS shows, on all devices of the app and in all of its configurations.
  var shown: [ShownScreen] {
    builds.map(\.contents).flatMap { contents in
      contents.info.idioms.sorted { $0.rawValue < $1.rawValue }.map {
        ShownScreen(contents, on: $0)
      }
    }.withoutRepeats
  }
}

extension ShownScreen: CustomStringConvertible {
  var description: String {
    switch self {
    case .storyboard(let path, let key): "\(path) (\(key))"
    case .missing(let name, let key): "nothing (\(key) names '\(name)', which is not in the app)"
    case .dictionary(let key): key
    case .launchImages: "launch images"
    case .nothing: "nothing (it has no launch screen)"
    }
  }
}
