package import LaunchRules

extension InterfaceDocument {
  package var isStoryboard: Bool { root["type"]?.contains("Storyboard") == true }

  /// Whether it is for iPhones and iPads. Other screens, such as those of Apple TV, have one size.
  package var isForIOS: Bool { root["targetRuntime"]?.hasPrefix("iOS") == true }

  /// "Use as Launch Screen": ibtool then checks what a launch screen must not have.
  package var isLaunchScreen: Bool { root.isSet("launchScreen") }

  package var usesAutoLayout: Bool { root.isSet("useAutolayout") }

  package var usesSafeAreas: Bool { root.isSet("useSafeAreas") }

  /// The identifier of a storyboard's first view controller.
  package var initialViewController: String? { root["initialViewController"] }

  /// "Builds for", if it is not the project's deployment target.
  ///
  /// The number's hexadecimal digits are those of the version: 1792 (0x0700) is 7.0, 4352 (0x1100) is
  /// 11.0, 5696 (0x1640) is 16.4.
  package var deploymentTarget: OSVersion? {
    let deployment = root.child(named: "dependencies")?.child(named: "deployment")
    guard let text = deployment?["version"], let version = Int(text), (1...0xFFFF).contains(version)
    else { return nil }
    return OSVersion((version >> 12) * 10 + (version >> 8 & 15), version >> 4 & 15)
  }

  /// The objects at the top: of a storyboard those of all scenes, of a xib those beside its
  /// placeholders.
  package var topLevelObjects: [InterfaceElement] {
    let scenes = root.child(named: "scenes")?.children(named: "scene") ?? []
    let groups = isStoryboard ? scenes.compactMap { $0.child(named: "objects") } : [objects]
    return groups.flatMap { $0?.children ?? [] }.filter {
      $0.name != "placeholder" && $0.name != "exit"
    }
  }

  private var objects: InterfaceElement? { root.child(named: "objects") }

  /// The width and height of an image in points, as Interface Builder noted them; `nil` if it did not.
  package func size(ofImage name: String) -> (width: Int, height: Int)? {
    let images = root.child(named: "resources")?.children(named: "image") ?? []
    guard let image = images.first(where: { $0["name"] == name }) else { return nil }
    let sides = ["width", "height"].compactMap { image[$0].flatMap { Double($0) } }
    guard sides.count == 2, sides.allSatisfy((1...Self.sideLimit).contains) else { return nil }
    return (Int(sides[0]), Int(sides[1]))
  }

  private static let sideLimit = 100_000.0

  /// The images that iOS itself has, such as SF Symbols.
  package var systemImages: Set<String> {
    let images = root.child(named: "resources")?.children(named: "image") ?? []
    return Set(images.filter { $0["catalog"] == "system" }.compactMap { $0["name"] })
  }
}
