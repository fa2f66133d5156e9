/// An element of a storyboard or xib.
package struct InterfaceElement: Hashable, Sendable {
  package var name: String
  /// If an element is large, its attributes are on several lines: this is where it begins, from 1.
  package var line: Int
  package var attributes: [String: String]
  package var children: [InterfaceElement] = []

  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// Whether an attribute is Interface Builder's word for true.
  package func isSet(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

  /// The children with a name, in order.
  package func children(named name: String) -> [InterfaceElement] {
    children.filter { $0.name == name }
  }

  /// The first child with a name.
  package func child(named name: String) -> InterfaceElement? {
    children.first { $0.name == name }
  }

  /// The element and everything in it but `<resources>`, in the order of the file.
  ///
  /// - Complexity: O(elements)
  var elements: [InterfaceElement] {
    var elements: [InterfaceElement] = []
    add(to: &elements)
    return elements
  }

  /// Calls itself once for each level, of which a file has at most ``InterfaceLimit/depth``.
  private func add(to elements: inout [InterfaceElement]) {
    if name == "resources" { return }
    elements.append(self)
    for child in children { child.add(to: &elements) }
  }
}
