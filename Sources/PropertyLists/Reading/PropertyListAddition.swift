/// A value of the root dictionary that a build adds to an Info.plist. Its lines are numbers after the
/// file's last line: whoever adds it knows where these places really are.
package struct PropertyListAddition: Hashable, Sendable {
  /// The place of the key, from 0.
  package let place: Int
  /// The places of elements of an array; the last one stands for those that follow.
  package let elements: [Int]
  /// How many elements of the array are the file's own; `nil` if the value replaces that of the file.
  package let ownElements: Int?

  package init(place: Int, elements: [Int] = [], ownElements: Int? = nil) {
    self.place = place
    self.elements = elements
    self.ownElements = ownElements
  }
}

extension PropertyListDocument {
  /// A property list without values, for an app that has no Info.plist of its own.
  package static let empty = PropertyListDocument()

  /// How many lines the file has; 0 for a binary list.
  package var lineCount: Int { syntax?.lines.count ?? 0 }

  /// The place of what a build added; `nil` for what the file has.
  func additionPlace(_ path: [PropertyListStep]) -> Int? {
    guard case .key(let key)? = path.first, let addition = additions[key] else { return nil }
    let own = addition.ownElements ?? 0
    guard path.count > 1, case .index(let index) = path[1] else {
      return own > 0 ? nil : addition.place
    }
    if index < own { return nil }
    let elements = addition.elements
    return elements.isEmpty ? addition.place : elements[min(index - own, elements.count - 1)]
  }
}
