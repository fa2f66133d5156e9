package import LaunchRules

extension InterfaceDocument {
  package var isStoryboard: Bool { root["type"]?.contains("Storyboard") == true }

  /// Whether the document is for iPhones and iPads. Other devices, such as Apple TV, have a single
  /// screen size.
  package var isForIOS: Bool { root["targetRuntime"]?.hasPrefix("iOS") == true }

  /// Whether Xcode's "Use as Launch Screen" is on. If it is, ibtool reports anything that a launch
  /// screen must not contain.
  package var isLaunchScreen: Bool { root.isSet("launchScreen") }

  package var usesAutoLayout: Bool { root.isSet("useAutolayout") }

  package var usesSafeAreas: Bool { root.isSet("useSafeAreas") }

  /// The identifier of a storyboard's first view controller.
  package var initialViewController: String? { root["initialViewController"] }

  /// The version in Xcode's "Builds for"; `nil` if the file uses the project's deployment target.
  ///
  /// The attribute's number encodes the version in its hexadecimal digits: 1792 (0x0700) is 7.0,
  /// 4352 (0x1100) is 11.0, 5696 (0x1640) is 16.4.
  package var deploymentTarget: OSVersion? {
    let deployment = root.child(named: "dependencies")?.child(named: "deployment")
    guard let text = deployment?["version"], let version = Int(text), (1...0xFFFF).contains(version)
    else { return nil }
    return OSVersion((version >> 12) * 10 + (version >> 8 & 15), version >> 4 & 15)
  }

  /// The top-level objects, without placeholders. In a storyboard, they come from all scenes.
  package var topLevelObjects: [InterfaceElement] {
    let scenes = root.child(named: "scenes")?.children(named: "scene") ?? []
    let groups = isStoryboard ? scenes.compactMap { $0.child(named: "objects") } : [objects]
    return groups.flatMap { $0?.children ?? [] }.filter {
      $0.name != "placeholder" && $0.name != "exit"
    }
  }

  private var objects: InterfaceElement? { root.child(named: "objects") }

  /// The width and height of an image in points, as Interface Builder stored them; `nil` if the
  /// file has no usable size.
  package func size(ofImage name: String) -> (width: Int, height: Int)? {
    let images = root.child(named: "resources")?.children(named: "image") ?? []
    guard let image = images.first(where: { $0["name"] == name }) else { return nil }
    let sides = ["width", "height"].compactMap { image[$0].flatMap { Double($0) } }
    guard sides.count == 2, sides.allSatisfy((1...Self.sideLimit).contains) else { return nil }
    return (Int(sides[0]), Int(sides[1]))
  }

  private static let sideLimit = 100_000.0

  /// The names of images that are part of iOS, such as SF Symbols.
  package var systemImages: Set<String> {
    let images = root.child(named: "resources")?.children(named: "image") ?? []
    return Set(images.filter { $0["catalog"] == "system" }.compactMap { $0["name"] })
  }
}
