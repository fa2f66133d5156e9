/// Where a value of an Info.plist is written.
public enum PropertyListPlace: Hashable, Sendable {
  /// A line of the Info.plist itself, from 1.
  case line(Int)
  /// A line of another file from which a build takes the value, such as a project or an asset
  /// catalog; `nil` in formats without lines.
  case source(path: String, line: Int?)

  /// The line of the Info.plist itself; `nil` if the value is written elsewhere.
  package var line: Int? {
    if case .line(let line) = self { line } else { nil }
  }
}

/// The places of a value of the root dictionary that a build adds to an Info.plist.
package struct PropertyListAddition: Equatable, Sendable {
  package let place: PropertyListPlace
  /// The places of an array's elements; the last place also applies to all elements after it.
  package let elements: [PropertyListPlace]
  /// Number of the array's elements that come from the file; `nil` if the value replaces that of
  /// the file.
  package let ownElements: Int?

  package init(
    place: PropertyListPlace, elements: [PropertyListPlace] = [], ownElements: Int? = nil
  ) {
    self.place = place
    self.elements = elements
    self.ownElements = ownElements
  }

  /// The place of a value in the addition; `nil` for a value from the file.
  ///
  /// - Parameter path: the path from the root, which begins with the key of the addition.
  func place(of path: [PropertyListStep]) -> PropertyListPlace? {
    let own = ownElements ?? 0
    guard path.count > 1, case .index(let index) = path[1] else { return own > 0 ? nil : place }
    if index < own { return nil }
    return elements.isEmpty ? place : elements[min(index - own, elements.count - 1)]
  }
}
