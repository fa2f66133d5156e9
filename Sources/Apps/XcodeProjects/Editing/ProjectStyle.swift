/// How a project file is written, copied from its existing objects.
struct ProjectStyle: Sendable {
  let newline: String
  let objectIndentation: String
  /// What each level is indented further.
  let indentationUnit: String
  /// Whether references are followed by names, as in `97C146F0 /* Runner */`.
  let hasComments: Bool
  let quotesAll: Bool
  /// Whether the project's own object has a line for each of its members.
  let hasLines: Bool

  /// - Parameters:
  ///   - project: the member of the project's own object, which every project has.
  init(_ project: ProjectSyntaxMember, rootObject: ProjectSyntaxMember?, _ lines: TextLines) {
    newline = lines.newline
    let outer = lines.indentation(of: project.range.lowerBound) ?? ""
    let inner = project.value.members.first.flatMap {
      lines.indentation(of: $0.range.lowerBound)
    }
    objectIndentation = outer
    hasLines = inner != nil
    if let inner, inner.hasPrefix(outer), inner != outer {
      indentationUnit = String(inner.dropFirst(outer.count))
    } else {
      indentationUnit = "\t"
    }
    let places = [
      project.range.lowerBound..<project.value.range.lowerBound,
      rootObject.map { $0.value.range.upperBound..<$0.range.upperBound } ?? 0..<0,
    ]
    hasComments = places.contains { lines.text($0).contains("/*") }
    let isa = project.value.member("isa")?.value.range.lowerBound
    quotesAll = isa.map { lines.bytes[$0] == UInt8(ascii: "\"") } ?? false
  }

  func text(_ value: String) -> String { QuotedText.written(value, always: quotesAll) }

  /// A key of a dictionary, which has quotation marks only where it needs them.
  func key(_ key: String) -> String { QuotedText.written(key) }

  /// A reference to an object, with its name as a comment where the file has such comments.
  func reference(to id: String, _ name: String) -> String {
    text(id) + (hasComments ? QuotedText.comment(name) : "")
  }
}

/// An object to be added to a project file.
struct NewObject {
  indirect enum Value {
    case text(String)
    case reference(ObjectReference)
    case list([ObjectReference])
    case table([(key: String, value: Value)])
  }

  let reference: ObjectReference
  let isa: String
  /// The members after `isa`, sorted by key.
  let members: [(key: String, value: Value)]
}

/// An identifier, and the name of its object in comments.
struct ObjectReference: Equatable {
  let id: String
  let name: String
}

extension NewObject {
  /// The object as Xcode writes it, without the indentation of its first line.
  ///
  /// - Parameter indentation: the indentation of the object; `nil` for an object in one line.
  func text(_ style: ProjectStyle, indentation: String?) -> String {
    let start = style.reference(to: reference.id, reference.name) + " = {"
    let inner = indentation.map { $0 + style.indentationUnit }
    let lines =
      ["isa = \(style.text(isa));"]
      + members.map { key, value in
        "\(key) = \(Self.text(value, style, indentation: inner));"
      }
    guard let indentation, let inner else { return start + lines.joined(separator: " ") + " };" }
    return start + style.newline
      + lines.map { inner + $0 + style.newline }.joined() + indentation + "};"
  }

  /// - Parameter indentation: that of the value's first line; `nil` for a value in one line.
  static func text(
    _ value: Value, _ style: ProjectStyle, indentation: String?
  ) -> String {
    switch value {
    case .text(let text): return style.text(text)
    case .reference(let object): return style.reference(to: object.id, object.name)
    case .list(let objects):
      let items = objects.map { style.reference(to: $0.id, $0.name) + "," }
      guard let indentation else { return "(" + items.map { $0 + " " }.joined() + ")" }
      let inner = indentation + style.indentationUnit
      return "(" + style.newline
        + items.map { inner + $0 + style.newline }.joined() + indentation + ")"
    case .table(let members):
      let inner = indentation.map { $0 + style.indentationUnit }
      let items = members.map { key, value in
        "\(style.key(key)) = \(text(value, style, indentation: inner));"
      }
      guard let indentation, let inner else { return "{" + items.map { $0 + " " }.joined() + "}" }
      return "{" + style.newline
        + items.map { inner + $0 + style.newline }.joined() + indentation + "}"
    }
  }
}
