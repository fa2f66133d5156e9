/// Documentation/Options.md: all options of all commands, and the exit codes.
extension Manual {
  var markdown: String {
    let table = exitCodes.map { "| \($0.code) | \(Self.cell($0.meaning)) |" }
    return """
      # Options

      `make -f Tools/Makefile options` makes this page from the commands' help.

      \(commands.map(markdown).joined(separator: "\n\n"))

      ## Exit codes

      | code | meaning |
      |---|---|
      \(table.joined(separator: "\n"))

      """
  }

  private func markdown(_ command: ToolInfo.Command) -> String {
    let arguments = (command.arguments ?? []).filter { $0.shouldDisplay && !$0.isCommon }
    let rows = arguments.map { argument in
      "| \(Self.names(argument)) | \(Self.cell(words(argument))) |"
    }
    let table = rows.isEmpty ? [] : ["", "| option | |", "|---|---|"] + rows
    return (["## launchgen \(command.commandName)", "", sentence(command.abstract ?? "")] + table)
      .joined(separator: "\n")
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
