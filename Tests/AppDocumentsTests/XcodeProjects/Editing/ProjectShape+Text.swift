extension ProjectShape {
  /// The project's text. It is not written by what is tested.
  var text: String {
    var text = "// !$*UTF8*$!\(newline)"
    if layout == .oneLine { text = "" }
    text += "{" + gap(1) + "archiveVersion = 1;" + gap(1) + "objects = {" + (isFlat ? " " : newline)
    for (isa, objects) in groups {
      if hasSections, !isFlat { text += "\(newline)/* Begin \(isa) section */\(newline)" }
      for object in objects {
        text += (isFlat ? "" : String(repeating: unit, count: 2))
        text += written(object) + (isFlat ? " " : newline)
      }
      if hasSections, !isFlat { text += "/* End \(isa) section */\(newline)" }
    }
    text += (isFlat ? "" : unit) + "};" + gap(1)
    text += "rootObject = \(reference(Self.id(7)));" + gap(0) + "}"
    return isFlat ? text : text + newline
  }

  var bytes: ContiguousArray<UInt8> { ContiguousArray(text.utf8) }

  private var isFlat: Bool { layout == .oneLine }

  private var groups: [(String, [Object])] {
    var groups: [(String, [Object])] = []
    for object in objects {
      if groups.last?.0 == object.isa {
        groups[groups.count - 1].1.append(object)
      } else {
        groups.append((object.isa, [object]))
      }
    }
    return groups
  }

  private func gap(_ level: Int) -> String {
    isFlat ? " " : newline + String(repeating: unit, count: level)
  }

  private func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
    }
    if isPlain, !text.isEmpty, !quotesAll { return text }
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private func reference(_ id: String) -> String {
    let name = objects.first { $0.id == id }?.name ?? ""
    return quoted(id) + (hasComments && !name.isEmpty ? " /* \(name) */" : "")
  }

  private func written(_ object: Object) -> String {
    let isShort = object.isa == "PBXBuildFile" || object.isa == "PBXFileReference"
    let hasLines = layout == .allLines || (layout == .xcode && !isShort)
    let members = [("isa", Value.text(object.isa))] + object.members
    return reference(object.id) + " = " + table(members, hasLines ? 2 : nil) + ";"
  }

  private func table(_ members: [(String, Value)], _ level: Int?) -> String {
    let lines = members.map { "\($0) = \(written($1, level.map { $0 + 1 }));" }
    guard let level else { return "{" + lines.map { $0 + " " }.joined() + "}" }
    return "{" + lines.map { gap(level + 1) + $0 }.joined() + gap(level) + "}"
  }

  private func written(_ value: Value, _ level: Int?) -> String {
    switch value {
    case .text(let text): return quoted(text)
    case .id(let id): return reference(id)
    case .table(let members): return table(members, level)
    case .ids(let ids):
      let known = Set(objects.map(\.id))
      let references = ids.map { known.contains($0) ? reference($0) : quoted($0) }
      return list(references, level)
    }
  }

  private func list(_ items: [String], _ level: Int?) -> String {
    let items = items.enumerated().map { index, item in
      item + (isWithoutLastComma && index + 1 == items.count ? "" : ",")
    }
    guard let level else { return "(" + items.map { $0 + " " }.joined() + ")" }
    return "(" + items.map { gap(level + 1) + $0 }.joined() + gap(level) + ")"
  }
}
