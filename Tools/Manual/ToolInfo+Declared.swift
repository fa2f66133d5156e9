import ManyApps

extension ToolInfo.Command {
  /// What the command itself knows of its options.
  var declared: DeclaredCommand {
    let operands = (arguments ?? []).filter { $0.kind == .positional }
    return DeclaredCommand(
      operands: operands.contains(where: \.isRepeating) ? nil : operands.count,
      options: (arguments ?? []).flatMap(\.declared))
  }

  /// The help of the options, by their names.
  var descriptions: [String: String] {
    let named = (arguments ?? []).flatMap { argument in
      argument.longNames.map { name in
        (name, [argument.abstract, argument.discussion].compactMap(\.self).joined(separator: " "))
      }
    }
    return Dictionary(uniqueKeysWithValues: named)
  }
}

extension ToolInfo.Argument {
  fileprivate var longNames: [String] {
    (names ?? []).filter { $0.kind == "long" }.map(\.name)
  }

  /// One option for each long name; none for an operand.
  fileprivate var declared: [DeclaredOption] {
    let short = names?.first { $0.kind == "short" }?.name
    return longNames.map { DeclaredOption(name: $0, short: short, kind: optionKind) }
  }

  private var optionKind: OptionKind {
    let allowed = allValues ?? completionKind?.list?.values ?? []
    if kind == .flag { return .flag }
    if isRepeating { return .repeated(allowed: allowed) }
    if valueName == "list" { return .list }
    return allowed.isEmpty && completionKind?.isPath == true ? .path : .value(allowed: allowed)
  }
}
