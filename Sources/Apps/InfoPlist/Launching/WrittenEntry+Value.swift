package import LaunchRules

extension WrittenEntry {
  package init(_ value: PropertyListValue) {
    guard let members = value.dictionary else {
      self = .noDictionary
      return
    }
    self.init(
      name: WrittenValue(members[InfoPlistKey.Entry.name]),
      minimumOS: WrittenValue(members[InfoPlistKey.Entry.minimumOS]),
      orientation: WrittenValue(members[InfoPlistKey.Entry.orientation]),
      size: WrittenValue(members[InfoPlistKey.Entry.size]))
  }
}

extension WrittenValue {
  init(_ value: PropertyListValue?) {
    switch value {
    case nil: self = .missing
    case .some(let value):
      self = value.string.map { .text($0) } ?? .other(kind: value.kind)
    }
  }
}
