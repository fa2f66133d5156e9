package import LaunchRules
public import Platform

/// A storyboard or xib in its source form, as Interface Builder writes it. Expat reads the XML. The
/// package's property list reader ignores attributes, and libxml2 needs another library, ICU.
package struct InterfaceDocument: Sendable {
  package let root: InterfaceElement
  /// All elements in the order of the file, the root first, except those in `<resources>`.
  package let elements: [InterfaceElement]
  /// The images that elements use, in the order of the file, except images that are part of iOS.
  package let images: [InterfaceUse]
  /// The identifiers of the views that constraints keep as large as the root view.
  private(set) var filling: Set<String> = []
  let variants = InterfaceVariants()

  package init(path: String) throws(InterfaceError) {
    try self.init(root: InterfaceReader.root(ofFile: path))
  }

  package init(_ bytes: ContiguousArray<UInt8>) throws(InterfaceError) {
    if bytes.count > InterfaceLimit.bytes {
      throw .unreadable(.tooLarge(limit: InterfaceLimit.bytes))
    }
    try self.init(root: InterfaceReader.root(of: bytes))
  }

  private init(root: InterfaceElement) throws(InterfaceError) {
    guard root.name == "document", root["type"]?.hasPrefix("com.apple.InterfaceBuilder") == true
    else { throw .foreign(root: root.name, line: root.line) }
    self.init(of: root)
  }

  init(of root: InterfaceElement) {
    self.root = root
    elements = root.elements
    images = Self.images(elements, Self.storedImages(root))
    filling = Self.filling(rootView)
  }
}

/// An XML element of a storyboard or xib, with its attributes and children.
package struct InterfaceElement: Equatable, Sendable {
  package var name: String
  /// The line where the element begins, from 1.
  package var line: Int
  package var attributes: [String: String]
  package var children: [InterfaceElement] = []
  /// The element's text, without that of its children.
  package var text = ""

  package subscript(attribute: String) -> String? { attributes[attribute] }

  package func isSet(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

  package func children(named name: String) -> [InterfaceElement] {
    children.filter { $0.name == name }
  }

  package func child(named name: String) -> InterfaceElement? {
    children.first { $0.name == name }
  }

  var elements: [InterfaceElement] {
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

  package var isForIOS: Bool { root["targetRuntime"]?.hasPrefix("iOS") == true }

  /// Whether "Use as Launch Screen" is on in Xcode, so that ibtool checks the file's contents.
  package var isLaunchScreen: Bool { root.isSet("launchScreen") }

  /// The version in Xcode's "Builds for"; `nil` if the file uses the project's deployment target.
  /// The file has the version as a number: 1792 (0x0700) is 7.0, 5696 (0x1640) is 16.4.
  package var deploymentTarget: OSVersion? {
    let deployment = root.child(named: "dependencies")?.child(named: "deployment")
    guard let text = deployment?["version"], let version = Int(text), (1...0xFFFF).contains(version)
    else { return nil }
    return OSVersion((version >> 12) * 10 + (version >> 8 & 15), version >> 4 & 15)
  }

  /// Whether a storyboard has its initial view controller; a xib needs none.
  package var hasInitial: Bool {
    guard isStoryboard else { return true }
    return initialViewController.map { id in elements.contains { $0["id"] == id } } == true
  }

  /// The view of the initial view controller or, in a xib, the view at the top.
  package var rootView: InterfaceElement? {
    rootOfAnyClass.flatMap { $0.name == "view" ? $0 : nil }
  }

  /// ``rootView``, which may also be an image view: Capacitor's storyboards have one.
  var rootOfAnyClass: InterfaceElement? {
    guard isStoryboard else { return topLevelObjects.first { $0.name == "view" } }
    let controller = initialViewController.flatMap { id in elements.first { $0["id"] == id } }
    return controller?.children.first { $0["key"] == "view" }
  }

  /// The top-level objects of a xib, or of all scenes of a storyboard, without placeholders such as
  /// File's Owner.
  package var topLevelObjects: [InterfaceElement] {
    let scenes = root.child(named: "scenes")?.children(named: "scene") ?? []
    return (isStoryboard ? scenes : [root]).flatMap { group in
      (group.child(named: "objects")?.children ?? []).filter {
        $0.name != "placeholder" && $0.name != "exit"
      }
    }
  }

  /// The images that keep their colors unless they are templates. Bars, segmented controls and image
  /// views with a tint color draw only templates.
  package var originalImages: [InterfaceUse] {
    let others = elements.filter { element in
      !["barButtonItem", "tabBarItem", "segment"].contains(element.name)
        && !element.children(named: "color").contains { $0["key"] == "tintColor" }
    }
    return Self.images(others, Self.storedImages(root))
  }

  /// The size of an image view's image, as Interface Builder stored it.
  package func size(ofImageIn view: InterfaceElement) -> PointSize? {
    guard let name = view["image"],
      let image = Self.storedImages(root).first(where: { $0["name"] == name })
    else { return nil }
    let sides = ["width", "height"].compactMap { image[$0].flatMap { Double($0) } }
    guard sides.count == 2, sides.allSatisfy((1...100_000).contains) else { return nil }
    return PointSize(width: Int(sides[0]), height: Int(sides[1]))
  }

  private static func storedImages(_ root: InterfaceElement) -> [InterfaceElement] {
    root.child(named: "resources")?.children(named: "image") ?? []
  }

  private static func images(
    _ elements: [InterfaceElement], _ stored: [InterfaceElement]
  ) -> [InterfaceUse] {
    // Images that are part of iOS, such as SF Symbols.
    let system = Set(stored.filter { $0["catalog"] == "system" }.compactMap { $0["name"] })
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

  /// The colors that elements use, in the order of the file, except colors that are part of iOS.
  package var colors: [InterfaceUse] {
    elements.compactMap { element in
      guard element.name == "color", element["catalog"] == nil, element["colorSpace"] == nil,
        let name = element["name"]
      else { return nil }
      return InterfaceUse(name: name, line: element.line)
    }
  }
}

/// The reason why an XML file of Xcode could not be read.
public enum InterfaceError: Error, Equatable, Sendable {
  case unreadable(FileError)
  case malformed(reason: String, line: Int)
  /// The elements exceed one of the `InterfaceLimit`s.
  case tooLarge(line: Int)
  case foreign(root: String, line: Int)

  package var line: Int? {
    switch self {
    case .malformed(_, let line), .tooLarge(let line), .foreign(_, let line): line
    case .unreadable: nil
    }
  }
}

extension InterfaceError: CustomStringConvertible {
  /// The problem and its reason, to be printed after the path.
  public var description: String {
    switch self {
    case .unreadable(let error): "cannot be read (\(error))"
    case .malformed(let reason, _): "is not valid XML (\(reason))"
    case .tooLarge: "was not checked (it has more elements, or deeper ones, than a launch screen)"
    case .foreign(let root, _):
      "is not an Interface Builder document (its root is <\(root.prefix(40))>)"
    }
  }
}

/// The limits for a storyboard or xib. The largest files of real apps have a few thousand elements.
package enum InterfaceLimit {
  package static let bytes = 4 << 20
  package static let depth = 128
  package static let elements = 100_000
  /// The maximum length of a name or an attribute's value. Longer strings are ignored: they are
  /// text for people, or an attack that would make comparisons take quadratic time.
  package static let textBytes = 1024
}
