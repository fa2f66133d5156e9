/// A value of the root dictionary that a build adds to an Info.plist. Its line numbers are greater
/// than that of the file's last line; the code that adds the value converts them to real places.
package struct PropertyListAddition: Equatable, Sendable {
  /// The index of the key's place, from 0, in the list of places that the caller keeps. Index 0
  /// stands for the first line number after the file's last line.
  package let place: Int
  /// The indices of the places of an array's elements; the last index also applies to all elements
  /// after it.
  package let elements: [Int]
  /// Number of the array's elements that come from the file; `nil` if the value replaces that of
  /// the file.
  package let ownElements: Int?

  package init(place: Int, elements: [Int] = [], ownElements: Int? = nil) {
    self.place = place
    self.elements = elements
    self.ownElements = ownElements
  }
}

extension PropertyListDocument {
  /// A property list without values, for an app without its own Info.plist.
  package static let empty = PropertyListDocument()

  /// Number of lines in the file; 0 for a binary list.
  package var lineCount: Int { syntax?.lines.count ?? 0 }

  /// The index of the place of a value that a build added; `nil` for a value from the file.
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
