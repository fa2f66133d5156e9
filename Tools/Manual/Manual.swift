import ArgumentParser

/// The man pages: one for launchgen, and one for each of its commands.
struct Manual {
  let tool: ToolInfo.Command
  let date: String
  let commands: [ToolInfo.Command]
  private let introduction: Substring
  let exitCodes: [(code: String, meaning: String)]

  /// The heading of the last part of the help, which is followed by a line for each exit code.
  private static let exitCodesHeading = "Exit codes:\n"

  init(_ tool: ToolInfo.Command, date: String) throws {
    self.tool = tool
    self.date = date
    commands = (tool.subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
    let discussion = tool.discussion ?? ""
    guard let heading = discussion.firstRange(of: Self.exitCodesHeading) else {
      throw ValidationError("launchgen's help has no list of exit codes.")
    }
    introduction = discussion[..<heading.lowerBound]
    exitCodes = discussion[heading.upperBound...].split(separator: "\n").map { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      return (String(parts[0]), parts.last.map { String($0.drop { $0 == " " }) } ?? "")
    }
    guard exitCodes.allSatisfy({ Int($0.code) != nil }) else {
      throw ValidationError("launchgen's list of exit codes has a line without a number.")
    }
    try Example.check(Example.all, against: commands)
  }

  /// All pages, by the names of their files.
  var pages: [(file: String, text: String)] {
    [("launchgen.1", page)]
      + commands.map { ("launchgen-\($0.commandName).1", page(of: $0)) }
  }

  var page: String {
    """
    \(head("launchgen", Prose.name))
    \(commands.map(synopsis).joined(separator: "\n"))
    .Nm
    .Cm help
    .Op Ar command
    .Nm
    .Fl \\-version
    .Sh DESCRIPTION
    \(MDoc.paragraphs(String(introduction)))
    .Pp
    \(Prose.streams)
    .Pp
    \(Prose.common)
    \(list(commands.map { (".Xr launchgen-\($0.commandName) 1", MDoc.text(sentence($0.abstract ?? ""))) }))
    .Sh ENVIRONMENT
    \(list(Prose.environment.map { (".Ev \($0)", MDoc.text($1)) }))
    .Sh FILES
    \(list(Prose.files.map { (".Pa \(MDoc.escaped($0))", MDoc.text($1)) }))
    .Sh EXIT STATUS
    \(list(exitCodes.map { ("\($0.code)", MDoc.text(sentence($0.meaning))) }))
    .Pp
    \(Prose.errors)
    .Sh EXAMPLES
    \(Example.all.map(\.text).joined(separator: "\n.Pp\n"))
    .Sh SEE ALSO
    \(Prose.seeAlso)
    """
  }

  private func page(of command: ToolInfo.Command) -> String {
    let name = command.commandName
    let examples = Example.all.filter { $0.lines.hasPrefix("launchgen \(name) ") }
    var lines = [
      head("launchgen-\(name)", command.abstract ?? ""), synopsis(command), ".Sh DESCRIPTION",
      MDoc.text(sentence(command.abstract ?? "")),
    ]
    if let discussion = command.discussion { lines += [".Pp", MDoc.paragraphs(discussion)] }
    let arguments = (command.arguments ?? []).filter { $0.shouldDisplay && !$0.isCommon }
    lines += [list(arguments.map { (tag($0), description($0)) })].filter { !$0.isEmpty }
    if !examples.isEmpty {
      lines += [".Sh EXAMPLES", examples.map(\.text).joined(separator: "\n.Pp\n")]
    }
    return (lines + [".Sh SEE ALSO", ".Xr launchgen 1"]).joined(separator: "\n")
  }

  /// The beginning of a page, up to its synopsis.
  private func head(_ name: String, _ purpose: String) -> String {
    """
    .Dd \(date)
    .Dt \(name.uppercased()) 1
    .Os
    .Sh NAME
    .Nm \(name)
    .Nd \(purpose.hasSuffix(".") ? String(purpose.dropLast()) : purpose)
    .Sh SYNOPSIS
    """
  }

  private func synopsis(_ command: ToolInfo.Command) -> String {
    let positionals = (command.arguments ?? []).filter { $0.kind == .positional }
    return
      ([".Nm launchgen", ".Cm \(command.commandName)", ".Op Ar option ..."]
      + positionals.map { argument in
        let name =
          "Ar \(MDoc.escaped(argument.valueName ?? ""))\(argument.isRepeating ? " ..." : "")"
        return argument.isOptional ? ".Op \(name)" : ".\(name)"
      }).joined(separator: "\n")
  }

  /// The arguments of `.It`: the option's names, and the name of its value.
  private func tag(_ argument: ToolInfo.Argument) -> String {
    let value = "Ar \(MDoc.escaped(argument.valueName ?? ""))"
    if argument.kind == .positional { return ".\(value)\(argument.isRepeating ? " ..." : "")" }
    let names = (argument.names ?? []).map { name in
      "Fl \(MDoc.escaped(name.kind == "short" ? name.name : "-\(name.name)"))"
    }.joined(separator: " , ")
    switch argument.kind {
    case .flag: return ".\(names)"
    default: return ".\(names) \(value)"
    }
  }

  private func description(_ argument: ToolInfo.Argument) -> String {
    MDoc.paragraphs(words(argument))
  }

  /// What an argument does, its values and its default, as sentences.
  func words(_ argument: ToolInfo.Argument) -> String {
    var (abstract, fallback) = withoutDefault(argument.abstract ?? "")
    abstract = sentence(abstract)
    var sentences = [abstract]
    if let discussion = argument.discussion { sentences.append(discussion) }
    let values = values(of: argument)
    if !values.isEmpty && !sentences.joined(separator: " ").contains(values.joined(separator: ", "))
    {
      sentences.append(
        argument.valueName == "rule-id"
          ? "'launchgen check --rules' lists the rules."
          : "Values: \(values.joined(separator: ", ")).")
    }
    if let value = argument.defaultValue ?? fallback {
      sentences.append("Default: \(value == "." ? "the current folder" : value).")
    }
    return sentences.joined(separator: " ")
  }

  private func values(of argument: ToolInfo.Argument) -> [String] {
    // The dump does not contain completions of names with spaces as a list.
    if argument.longName == "device" { return DeviceNames.all }
    return argument.allValues ?? argument.completionKind?.list?.values ?? []
  }

  /// Removes "(default: …)" from the text, and returns the value separately.
  private func withoutDefault(_ text: String) -> (text: String, value: String?) {
    guard let start = text.firstRange(of: "(default: "),
      let end = text[start.upperBound...].firstIndex(of: ")")
    else { return (text, nil) }
    var kept = String(text[..<start.lowerBound])
    if kept.last == " " { kept.removeLast() }
    kept += text[text.index(after: end)...]
    return (kept, String(text[start.upperBound..<end]))
  }

  func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
  }

  private func list(_ items: [(tag: String, text: String)]) -> String {
    if items.isEmpty { return "" }
    let body = items.map { item in
      let tag = item.tag.hasPrefix(".") ? String(item.tag.dropFirst()) : item.tag
      return ".It \(tag)\n\(item.text)"
    }
    return ".Bl -tag -width Ds\n\(body.joined(separator: "\n"))\n.El"
  }
}
