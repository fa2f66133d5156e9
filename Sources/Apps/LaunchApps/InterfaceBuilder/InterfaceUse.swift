/// The name of an image or color that an element of a storyboard or xib uses.
package struct InterfaceUse: Equatable, Sendable {
  package var name: String
  package var line: Int
}

extension InterfaceDocument {
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
