/// An option as a property of the schema. launchgen derives the kind of an option's value from the
/// property's types:
///
/// - `boolean`: nothing
/// - `boolean` and `string`: an optional value
/// - `array` and `string`: a list, separated by commas
/// - `array`: the option may be repeated
/// - `string`, with `"format": "path"`: a path, relative to the file's folder
/// - `string`, with or without `number`: any other value
struct OptionSchema {
  private let argument: ToolInfo.Argument

  init(_ argument: ToolInfo.Argument) { self.argument = argument }

  var value: SchemaValue {
    var members = kind
    members["description"] = .text(description)
    return .object(members)
  }

  private var values: [SchemaValue]? {
    (argument.allValues ?? argument.completionKind?.list?.values)?.map { .text($0) }
  }

  private var kind: [String: SchemaValue] {
    if argument.kind == .flag { return ["type": "boolean"] }
    if argument.isRepeating { return ["type": "array", "items": scalar] }
    if argument.valueIsOptional {
      return [
        "type": ["boolean", "string"], "enum": .list([true, false] + (values ?? [])),
        "default": .text(argument.defaultValue ?? ""),
      ]
    }
    if argument.valueName == "list" {
      return ["type": ["array", "string"], "items": ["type": ["number", "string"]]]
    }
    return scalar.members
  }

  private var scalar: SchemaValue {
    if let values { return ["type": "string", "enum": .list(values)] }
    if argument.completionKind?.isPath == true { return ["type": "string", "format": "path"] }
    return ["type": ["number", "string"]]
  }

  private var description: String {
    [argument.abstract, argument.discussion].compactMap(\.self).joined(separator: " ")
  }
}

extension SchemaValue {
  fileprivate var members: [String: SchemaValue] {
    if case .object(let members) = self { members } else { [:] }
  }
}
