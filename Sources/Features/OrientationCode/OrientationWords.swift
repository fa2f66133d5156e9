internal import LaunchRules
internal import Texts

/// The values that fill in a template for the selected orientations, in the syntax of the language.
struct OrientationWords {
  let selection: LandscapeSelection
  let language: CodeLanguage

  var values: [String: TemplateValue] {
    [
      "values": .texts(selection.orientations.map(\.interfaceOrientation.rawValue)),
      "launch": .text(constant("UIInterfaceOrientation", name(of: selection.launch))),
      "landscape": .text(mask([])),
      "rotating": .text(mask([.portrait])),
      "every": .text(mask([.portrait, .portraitUpsideDown])),
      "isLandscape": .text(comparison(withPortrait: false)),
      "isRotating": .text(comparison(withPortrait: true)),
      "sceneDelegate": .text(sceneDelegate),
    ]
  }

  /// The scene delegate's class name for Info.plist. The Objective-C runtime finds a Swift class by
  /// its module and name.
  private var sceneDelegate: String {
    switch language {
    case .swift: "$(PRODUCT_MODULE_NAME).SceneDelegate"
    case .objectiveC: "SceneDelegate"
    }
  }

  private var hasBoth: Bool { selection.orientations.count == 2 }

  /// The shortest expression of type `UIInterfaceOrientationMask` for the selected landscape
  /// orientations and `portraits`.
  private func mask(_ portraits: [InterfaceOrientation]) -> String {
    let type = "UIInterfaceOrientationMask"
    if hasBoth {
      let names = ["landscape", "allButUpsideDown", "all"]
      return constant(type, names[portraits.count])
    }
    let names = portraits.map(name) + [name(of: selection.launch)]
    let constants = names.map { constant(type, $0) }
    if constants.count == 1 { return constants[0] }
    return switch language {
    case .swift: "[\(constants.joined(separator: ", "))]"
    // Three constants do not fit on one line.
    case .objectiveC: constants.joined(separator: constants.count > 2 ? "\n        | " : " | ")
    }
  }

  /// The condition that the variable `interfaceOrientation` is a selected orientation, or also
  /// portrait if `withPortrait` is `true`. Code for iOS 5 needs it, which is always Objective-C.
  private func comparison(withPortrait: Bool) -> String {
    let type = "UIInterfaceOrientation"
    if hasBoth {
      return withPortrait
        ? "interfaceOrientation != \(type)PortraitUpsideDown"
        : "UIInterfaceOrientationIsLandscape(interfaceOrientation)"
    }
    let landscape = "interfaceOrientation == \(selection.launch.interfaceOrientation.rawValue)"
    return withPortrait
      ? "interfaceOrientation == \(type)Portrait\n        || \(landscape)" : landscape
  }

  private func constant(_ type: String, _ name: String) -> String {
    switch language {
    case .swift: "." + name
    case .objectiveC: type + name.prefix(1).uppercased() + name.dropFirst()
    }
  }

  private func name(of orientation: LandscapeOrientation) -> String {
    name(orientation.interfaceOrientation)
  }

  /// The orientation's name in Swift: `landscapeRight`.
  private func name(_ orientation: InterfaceOrientation) -> String {
    switch orientation {
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeLeft: "landscapeLeft"
    case .landscapeRight: "landscapeRight"
    }
  }
}
