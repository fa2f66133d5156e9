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

  /// The children with this name, in order.
  package func children(named name: String) -> [InterfaceElement] {
    children.filter { $0.name == name }
  }

  package func child(named name: String) -> InterfaceElement? {
    children.first { $0.name == name }
  }

  /// The element and its descendants without `<resources>`, in the order of the file.
  ///
  /// - Complexity: O(elements)
  var elements: [InterfaceElement] {
    var elements: [InterfaceElement] = []
    add(to: &elements)
    return elements
  }

  /// The recursion's depth is at most ``InterfaceLimit/depth``, the limit for nested elements.
  private func add(to elements: inout [InterfaceElement]) {
    if name == "resources" { return }
    elements.append(self)
    for child in children { child.add(to: &elements) }
  }
}
