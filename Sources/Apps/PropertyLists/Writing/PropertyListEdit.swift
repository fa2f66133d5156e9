/// A key of the root dictionary, and its new value.
public struct KeyChange: Hashable, Sendable {
  public let key: String
  /// The new value; `nil` if the key is removed.
  public let value: PropertyListValue?

  package init(key: String, value: PropertyListValue?) {
    self.key = key
    self.value = value
  }
}

/// A new value in the place of one that may be anywhere in the list.
package struct PropertyListEdit: Equatable, Sendable {
  /// The path of the value from the root.
  package let path: [PropertyListStep]
  /// The new value; `nil` removes an element of an array.
  let value: PropertyListValue?

  package init(path: [PropertyListStep], value: PropertyListValue?) {
    self.path = path
    self.value = value
  }

  /// Makes the change in `target`, a value that is `depth` steps below the root; a `nil` target
  /// stays `nil`.
  ///
  /// - Complexity: O(depth + number of elements after a removed element); nothing is copied.
  func apply(to target: inout PropertyListValue?, depth: Int = 0) {
    guard depth < path.count else {
      if target != nil { target = value }
      return
    }
    // The target is set to `nil` first: changing a collection that it still shares would copy it.
    switch path[depth] {
    case .key(let key):
      guard var members = target?.dictionary else { return }
      target = nil
      apply(to: &members[key], depth: depth + 1)
      target = .dictionary(members)
    case .index(let index):
      guard var elements = target?.array, elements.indices.contains(index) else { return }
      target = nil
      var element: PropertyListValue? = elements[index]
      elements[index] = .boolean(false)
      apply(to: &element, depth: depth + 1)
      if let element { elements[index] = element } else { elements.remove(at: index) }
      target = .array(elements)
    }
  }
}
