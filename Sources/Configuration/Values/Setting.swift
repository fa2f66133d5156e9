/// An option's value, as a file gives it.
package struct Setting: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case flag(Bool)
    case text(String)
    /// Relative to the folder of the file; `{id}` stands for the app's id.
    case path(String)
    case repeated([String])
  }

  /// Without the dashes.
  package let name: String
  package let value: Value
  /// Where the value begins.
  package let position: TextPosition

  package init(name: String, value: Value, position: TextPosition) {
    self.name = name
    self.value = value
    self.position = position
  }

  /// What somebody would have typed.
  ///
  /// - Parameter path: what a path becomes.
  package func arguments(_ path: (String) -> String) -> [String] {
    switch value {
    case .flag(let isSet): isSet ? ["--\(name)"] : []
    case .text(let text): ["--\(name)=\(text)"]
    case .path(let text): ["--\(name)=\(path(text))"]
    case .repeated(let texts): texts.map { "--\(name)=\($0)" }
    }
  }
}

extension [Setting] {
  /// These, but for those that other settings replace; and the others.
  ///
  /// - Complexity: O(settings)
  package func overridden(by others: [Setting]) -> [Setting] {
    if others.isEmpty { return self }
    let names = Set(others.map(\.name))
    return filter { !names.contains($0.name) } + others
  }
}
