/// Documentation/Options.md: all options of all commands, and the exit codes.
extension Manual {
  var markdown: String {
    let table = exitCodes.map { "| \($0.code) | \(Self.cell($0.meaning)) |" }
    return """
      # Options

      `make -f Tools/Makefile options` makes this page from the commands' help.

      \(([shared] + commands.map(markdown)).joined(separator: "\n\n"))

      ## Exit codes

      | code | meaning |
      |---|---|
      \(table.joined(separator: "\n"))

      """
  }

  private func markdown(_ command: ToolInfo.Command) -> String {
    let arguments = (command.arguments ?? []).filter { $0.shouldDisplay && !$0.isCommon }
    let shared = Set(sharedOptions.map(\.row))
    let rows = arguments.map { (name: Self.names($0), row: row($0)) }
    let own = rows.filter { !shared.contains($0.row) }
    let others = rows.filter { shared.contains($0.row) }
    let table = own.isEmpty ? [] : ["", "| option | |", "|---|---|"] + own.map(\.row)
    let also =
      others.isEmpty ? [] : ["", "Also, as above: \(others.map(\.name).joined(separator: ", "))."]
    return
      (["## launchgen \(command.commandName)", "", sentence(command.abstract ?? "")] + table + also)
      .joined(separator: "\n")
  }

  /// The options that several commands describe in the same words.
  private var shared: String {
    let rows = sharedOptions.map { "\($0.row) \($0.commands.joined(separator: ", ")) |" }
    return
      (["## Options of several commands", "", "| option | | commands |", "|---|---|---|"] + rows)
      .joined(separator: "\n")
  }

  private var sharedOptions: [(row: String, commands: [String])] {
    var found: [(row: String, commands: [String])] = []
    for command in commands {
      for argument in command.arguments ?? []
      where argument.shouldDisplay && !argument.isCommon && argument.kind != .positional {
        let row = row(argument)
        if let index = found.firstIndex(where: { $0.row == row }) {
          found[index].commands.append(command.commandName)
        } else {
          found.append((row, [command.commandName]))
        }
      }
    }
    return found.filter { $0.commands.count > 1 }
  }

  private func row(_ argument: ToolInfo.Argument) -> String {
    "| \(Self.names(argument)) | \(Self.cell(words(argument))) |"
  }

  private static func names(_ argument: ToolInfo.Argument) -> String {
    let value = argument.valueName.map { "<\($0)>" } ?? ""
    if argument.kind == .positional { return "`\(value)`" }
    let names = (argument.names ?? []).map { $0.kind == "short" ? "-\($0.name)" : "--\($0.name)" }
    let last = argument.kind == .flag || value.isEmpty ? "" : " \(value)"
    return "`\(names.joined(separator: ", "))\(last)`"
  }

  /// A text in one line of a table.
  private static func cell(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ").replacing("|", with: "\\|")
      .replacing("<", with: "&lt;")
  }
}
