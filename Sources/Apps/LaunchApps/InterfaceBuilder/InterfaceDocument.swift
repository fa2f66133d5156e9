internal import Files
package import LaunchRules
internal import Platform

/// A storyboard or xib in its source form, as Interface Builder writes it.
///
/// Expat reads the XML, because the package's property list reader ignores attributes, which
/// contain all information in these files. libxml2 is not an alternative: Debian's version includes
/// ICU, with which a command takes at least half a millisecond longer to start, and libxml2 cannot
/// become a part of the command, as Expat can.
package struct InterfaceDocument: Sendable {
  package let root: InterfaceElement
  /// All elements in the order of the file, the root first, except those in `<resources>`, which
  /// lists what the other elements use.
  package let elements: [InterfaceElement]

  package init(path: String) throws(InterfaceError) {
    let bytes = try mapError(try FileReader.read(found: path, limit: InterfaceLimit.bytes)) {
      (error: FileError) in
      if case .tooLarge = error { return InterfaceError.tooLarge(.bytes, line: nil) }
      return .unreadable(error)
    }
    try self.init(bytes)
  }

  package init(_ bytes: ContiguousArray<UInt8>) throws(InterfaceError) {
    if bytes.count > InterfaceLimit.bytes { throw .tooLarge(.bytes, line: nil) }
    let root = try InterfaceReader.root(of: bytes)
    guard root.name == "document", root["type"]?.hasPrefix("com.apple.InterfaceBuilder") == true
    else { throw .foreign(root: root.name, line: root.line) }
    self.root = root
    elements = root.elements
  }
}

/// An XML element of a storyboard or xib, with its attributes and children.
package struct InterfaceElement: Equatable, Sendable {
  package var name: String
  /// The line where the element begins, from 1. The attributes of a large element are on several
  /// lines.
  package var line: Int
  package var attributes: [String: String]
  package var children: [InterfaceElement] = []

  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// Whether an attribute has the value `YES`, which Interface Builder writes for true.
  package func isSet(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

  package func children(named name: String) -> [InterfaceElement] {
    children.filter { $0.name == name }
  }

  package func child(named name: String) -> InterfaceElement? {
    children.first { $0.name == name }
  }

  /// The element and its descendants without `<resources>`, in the order of the file.
  ///
  /// - Complexity: O(elements), times ``InterfaceLimit/depth`` at most
  fileprivate var elements: [InterfaceElement] {
    name == "resources" ? [] : [self] + children.flatMap(\.elements)
  }
}

/// The name of an image or color that an element of a storyboard or xib uses.
package struct InterfaceUse: Equatable, Sendable {
  package var name: String
  package var line: Int
}

extension InterfaceDocument {
  package var isStoryboard: Bool { root["type"]?.contains("Storyboard") == true }
  package var usesAutoLayout: Bool { root.isSet("useAutolayout") }
  package var usesSafeAreas: Bool { root.isSet("useSafeAreas") }
  package var initialViewController: String? { root["initialViewController"] }

  /// Whether the document is for iPhones and iPads. Other devices, such as Apple TV, have a single
  /// screen size.
  package var isForIOS: Bool { root["targetRuntime"]?.hasPrefix("iOS") == true }

  /// Whether Xcode's "Use as Launch Screen" is on. If it is, ibtool reports anything that a launch
  /// screen must not contain.
  package var isLaunchScreen: Bool { root.isSet("launchScreen") }

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
    return (isStoryboard ? scenes : [root]).flatMap { group in
      (group.child(named: "objects")?.children ?? []).filter {
        $0.name != "placeholder" && $0.name != "exit"
      }
    }
  }

  /// The size of an image view's image, as Interface Builder stored it; `nil` if the file has no
  /// usable size.
  package func size(ofImageIn view: InterfaceElement) -> PointSize? {
    guard let name = view["image"], let image = storedImages.first(where: { $0["name"] == name })
    else { return nil }
    let sides = ["width", "height"].compactMap { image[$0].flatMap { Double($0) } }
    guard sides.count == 2, sides.allSatisfy((1...100_000).contains) else { return nil }
    return PointSize(width: Int(sides[0]), height: Int(sides[1]))
  }

  private var storedImages: [InterfaceElement] {
    root.child(named: "resources")?.children(named: "image") ?? []
  }

  /// The names of images that are part of iOS, such as SF Symbols.
  package var systemImages: Set<String> {
    Set(storedImages.filter { $0["catalog"] == "system" }.compactMap { $0["name"] })
  }

  /// The images that elements use, in the order of the file, except images that are part of iOS.
  package var images: [InterfaceUse] {
    let system = systemImages
    return elements.flatMap { element -> [InterfaceUse] in
      // `image="YES"` is an accessibility trait.
      guard element.name != "accessibilityTraits", element["catalog"] != "system" else { return [] }
      var names: Set<String> = []
      for (key, value) in element.attributes where key == "image" || key.hasSuffix("Image") {
        if !["", "YES", "NO"].contains(value), !system.contains(value) { names.insert(value) }
      }
      return names.sorted().map { InterfaceUse(name: $0, line: element.line) }
    }
  }

  /// The named colors that elements use, in the order of the file. Colors that are part of iOS have
  /// a `systemColor` instead of a name.
  package var colors: [InterfaceUse] {
    elements.compactMap { element in
      guard element.name == "color", element["catalog"] == nil, element["colorSpace"] == nil,
        let name = element["name"]
      else { return nil }
      return InterfaceUse(name: name, line: element.line)
    }
  }
}
