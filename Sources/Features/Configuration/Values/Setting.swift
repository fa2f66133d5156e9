package struct Setting: Equatable, Sendable {
  package enum Value: Equatable, Sendable {
    case flag(Bool)
    case text(String)
    /// A path, relative to the configuration file's folder; `{id}` stands for the app's id.
    case path(String)
    case repeated([String])
  }

  /// The option's name, without the dashes.
  package let name: String
  package let value: Value
  package let position: TextPosition

  /// The equivalent arguments on the command line.
  ///
  /// - Parameter path: converts a path in the file to the path for the command line.
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
  /// Combines two lists of settings. Those in `others` come last, and replace settings with the
  /// same names.
  ///
  /// - Complexity: O(settings)
  package func overridden(by others: [Setting]) -> [Setting] {
    if others.isEmpty { return self }
    let names = Set(others.map(\.name))
    return filter { !names.contains($0.name) } + others
  }
}
