internal import Texts

/// The values that fill in a template for the selected orientations, in the syntax of the language.
struct OrientationWords {
  let selection: LandscapeSelection
  let language: CodeLanguage

  var values: [String: TemplateValue] {
    [
      "values": .texts(selection.orientations.map(\.interfaceOrientation.rawValue)),
      "launch": .text(
        constant("UIInterfaceOrientation", Self.name(selection.launch.interfaceOrientation))),
      "landscape": .text(mask([])),
      "rotating": .text(mask([.portrait])),
      "every": .text(mask([.portrait, .portraitUpsideDown])),
      "isLandscape": .text(comparison(withPortrait: false)),
      "isRotating": .text(comparison(withPortrait: true)),
      // In Swift, the name includes the module, because the Objective-C runtime needs the module.
      "sceneDelegate": .text(
        (language == .swift ? "$(PRODUCT_MODULE_NAME)." : "") + "SceneDelegate"),
    ]
  }

  private var hasBoth: Bool { selection.orientations.count == 2 }

  /// The shortest expression of type `UIInterfaceOrientationMask` for the selected orientations and
  /// `portraits`.
  private func mask(_ portraits: [InterfaceOrientation]) -> String {
    let type = "UIInterfaceOrientationMask"
    if hasBoth {
      let names = ["Landscape", "AllButUpsideDown", "All"]
      return constant(type, names[portraits.count])
    }
    let constants = (portraits + [selection.launch.interfaceOrientation])
      .map { constant(type, Self.name($0)) }
    if constants.count == 1 { return constants[0] }
    if language == .swift { return "[\(constants.joined(separator: ", "))]" }
    // Three constants do not fit on one line.
    return constants.joined(separator: constants.count > 2 ? "\n        | " : " | ")
  }

  /// An Objective-C condition for iOS 5. The condition is true if the variable
  /// `interfaceOrientation` is a selected orientation or, if `withPortrait` is true, portrait.
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

  /// - Parameter name: the constant's name in Objective-C, without its type.
  private func constant(_ type: String, _ name: String) -> String {
    language == .swift ? "." + name.prefix(1).lowercased() + name.dropFirst() : type + name
  }

  /// The orientation's name in Objective-C, without its type: `LandscapeRight`.
  private static func name(_ orientation: InterfaceOrientation) -> String {
    String(orientation.rawValue.dropFirst("UIInterfaceOrientation".count))
  }
}
