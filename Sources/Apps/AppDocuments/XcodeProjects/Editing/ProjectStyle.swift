/// The style of a project file's text, taken from its existing objects.
struct ProjectStyle: Sendable {
  let newline: String
  let objectIndentation: String
  let indentationUnit: String
  /// Whether references are followed by names, as in `97C146F0 /* Runner */`.
  let hasComments: Bool
  let quotesAll: Bool
  /// Whether the members of the PBXProject object are on separate lines.
  let hasLines: Bool

  init(_ objects: ProjectObjects, _ source: SourceDocument) {
    newline = source.newline(in: source.utf8.indices) ?? "\n"
    let (project, reference) = (objects.project, objects.rootObject)
    let outer = source.indentation(before: project.item.lowerBound) ?? ""
    let inner = project.members.first.flatMap {
      source.indentation(before: $0.value.item.lowerBound)
    }
    objectIndentation = outer
    hasLines = inner != nil
    if let inner, inner.hasPrefix(outer), inner != outer {
      indentationUnit = String(inner.dropFirst(outer.count))
    } else {
      indentationUnit = "\t"
    }
    let places = [
      project.item.lowerBound..<project.range.lowerBound,
      reference.range.upperBound..<reference.item.upperBound,
    ]
    hasComments = places.contains { source.text($0).contains("/*") }
    quotesAll =
      project["isa"].map { source.utf8[$0.range.lowerBound] == UInt8(ascii: "\"") } ?? false
  }

  indirect enum Value {
    case text(String)
    case reference(ObjectReference)
    case list([ObjectReference])
    case table([(key: String, value: Value)])
  }

  /// - Parameter indentation: the indentation of the first line; `nil` to write a single line.
  func text(_ value: Value, indentation: String?) -> String {
    let inner = indentation.map { $0 + indentationUnit }
    let items: [String]
    let brackets: (String, String)
    switch value {
    case .text(let text): return quoted(text)
    case .reference(let object): return reference(to: object)
    case .list(let objects):
      brackets = ("(", ")")
      items = objects.map { reference(to: $0) + "," }
    case .table(let members):
      brackets = ("{", "}")
      items = members.map { member($0, $1, indentation: inner) }
    }
    guard let indentation, let inner else {
      return brackets.0 + items.map { $0 + " " }.joined() + brackets.1
    }
    return brackets.0 + newline + items.map { inner + $0 + newline }.joined() + indentation
      + brackets.1
  }

  /// A dictionary's member. The key has quotation marks only if it needs them.
  func member(_ key: String, _ value: Value, indentation: String?) -> String {
    "\(key.needsQuotes ? key.inQuotes : key) = \(text(value, indentation: indentation));"
  }

  /// A new object, without the indentation of its first line.
  func object(_ object: NewObject, indentation: String?) -> String {
    let members = [("isa", .text(object.isa))] + object.members
    return
      "\(reference(to: object.reference)) = \(text(.table(members), indentation: indentation));"
  }

  /// The identifier. The name follows as a comment if the file has comments and a comment can
  /// contain the name.
  func reference(to object: ObjectReference) -> String {
    let name = object.name
    let isComment =
      hasComments && !name.isEmpty && !name.contains("*/")
      && name.unicodeScalars.allSatisfy { $0.value >= 0x20 }
    return quoted(object.id) + (isComment ? " /* \(name) */" : "")
  }

  /// A string, in quotation marks if the string needs them or if the file quotes all strings.
  func quoted(_ text: String) -> String { quotesAll || text.needsQuotes ? text.inQuotes : text }
}

struct NewObject {
  let reference: ObjectReference
  let isa: String
  /// The members after `isa`, sorted by key.
  let members: [(key: String, value: ProjectStyle.Value)]
}

/// An object's identifier and name, as in `97C146F0 /* Runner */`.
struct ObjectReference: Equatable {
  let id: String
  let name: String
}

extension String {
  /// Whether Xcode writes the string in quotation marks. It quotes `//`, which begins a comment,
  /// and `___`, which marks placeholders in templates.
  fileprivate var needsQuotes: Bool {
    isEmpty || !utf8.allSatisfy { $0.isAlphanumeric || "_$/:.".utf8.contains($0) }
      || utf8.firstRange(of: "//".utf8) != nil || utf8.firstRange(of: "___".utf8) != nil
  }

  var inQuotes: String {
    let escaped = unicodeScalars.map { scalar in
      switch scalar {
      case "\"": return "\\\""
      case "\\": return "\\\\"
      case "\n": return "\\n"
      case "\t": return "\\t"
      default:
        guard scalar.value < 0x20 || scalar.value == 0x7F else { return String(scalar) }
        let digits = String(scalar.value, radix: 16)
        return "\\U" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
