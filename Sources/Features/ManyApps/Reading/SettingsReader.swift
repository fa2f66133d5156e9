internal import LaunchImages
internal import Pictures
internal import Platform
internal import Texts
internal import WebApps

/// Reads choices from an object in launchgen.json or a manifest.
struct SettingsReader: ChoiceVisitor {
  private let members: [JSONMember]
  /// The base folder of relative paths.
  private let folder: String
  /// The id of the app, for messages; `nil` if the choices are for all apps.
  private let app: String?
  private var known: Set<String> = []

  static func read(
    _ members: [JSONMember], of part: AppPart, in folder: String = "", app: String? = nil,
    into request: inout AppRequest
  ) throws(ConfigurationError) {
    var reader = SettingsReader(members: members, folder: folder, app: app)
    try request.visit(&reader, part)
    if let unknown = members.first(where: { !reader.known.contains($0.key) }) {
      let nearest = EditDistance.nearest(to: unknown.key, in: reader.known)
      throw ConfigurationError(
        .unknownKey(unknown.key, nearest: nearest, app: app), unknown.position)
    }
  }

  /// Reads an object, and checks that its keys are options of the part.
  static func members(
    _ node: JSONNode, of part: AppPart, app: String? = nil
  ) throws(ConfigurationError) -> [JSONMember] {
    let members = try node.members(key: part.rawValue)
    var request = AppRequest()
    try read(members, of: part, app: app, into: &request)
    return members
  }

  static func names(of part: AppPart) -> Set<String> {
    var reader = SettingsReader(members: [], folder: "", app: nil)
    var request = AppRequest()
    // An empty object has no faults.
    try? request.visit(&reader, part)
    return reader.known
  }

  mutating func visit<Value: TextValue>(
    _ name: String, _ value: inout Value?
  ) throws(ConfigurationError) {
    guard let node = node(name) else { return }
    value = try read(node, name)
  }

  mutating func visit<Value: TextValue>(
    _ name: String, all values: inout [Value]
  ) throws(ConfigurationError) {
    guard let node = node(name) else { return }
    guard case .list(let nodes) = node.value else {
      throw node.wrongType(name, "an array of strings")
    }
    values = []
    for node in nodes { values.append(try read(node, name)) }
  }

  mutating func visit(_ name: String, path: inout String?) throws(ConfigurationError) {
    guard let node = node(name) else { return }
    path = PathTemplate.filled(try node.path(key: name), id: nil, in: folder)
  }

  mutating func visit(_ name: String, flag: inout Bool) throws(ConfigurationError) {
    guard let node = node(name) else { return }
    guard case .boolean(let isSet) = node.value else { throw node.wrongType(name, "true or false") }
    flag = isSet
  }

  private mutating func node(_ name: String) -> JSONNode? {
    known.insert(name)
    return members.first { $0.key == name }?.value
  }

  private func read<Value: TextValue>(
    _ node: JSONNode, _ name: String
  ) throws(ConfigurationError) -> Value {
    let text = try text(node, name, Value.self)
    return try mapError(try Value(text: text)) { (fault: ValueFault) in
      ConfigurationError(
        .invalidOption(
          ValueFault("'\(name)' is '\(text)': \(fault.problem)", remedy: fault.remedy), app: app),
        node.position)
    }
  }

  private func text<Value: TextValue>(
    _ node: JSONNode, _ name: String, _ type: Value.Type
  ) throws(ConfigurationError) -> String {
    switch node.value {
    case .text(let text): return text
    case .number(let number) where Value.allowed.isEmpty: return number
    case .list(let nodes) where Value.isList:
      var texts: [String] = []
      for node in nodes { texts.append(try text(node, name, String.self)) }
      return texts.joined(separator: ",")
    default:
      let allowed = Value.allowed.map { "\"\($0)\"" }.joined(separator: " or ")
      throw node.wrongType(
        name,
        Value.isList
          ? "a string or an array" : allowed.isEmpty ? "a string or a number" : allowed)
    }
  }
}

/// Puts an app's id in place of `{id}` in the paths of the app's choices.
struct FilledPaths: ChoiceVisitor {
  let id: String

  func visit(_ name: String, _ value: inout (some TextValue)?) {}

  func visit(_ name: String, path: inout String?) {
    path = path.map { PathTemplate.filled($0, id: id, in: "") }
  }

  func visit(_ name: String, flag: inout Bool) {}
}

/// The choices of launchgen.json for one app, before the app's id and artwork are filled in.
package struct AppRequest {
  var placing = PictureChoices()
  var screen = LaunchScreenChoices()
  var images = LaunchImageChoices()
  var web = WebChoices()
  var target = AppChoices()
  var folder = FolderChoices()
  /// The path of the app that gets a launch screen.
  var app: String?

  mutating func visit<Visitor: ChoiceVisitor>(
    _ visitor: inout Visitor, _ part: AppPart
  ) throws(Visitor.Failure) {
    try placing.visit(&visitor)
    try folder.visit(&visitor)
    switch part {
    case .build:
      try images.visit(&visitor)
      try target.visit(&visitor)
    case .screen:
      try screen.visit(&visitor)
      try visitor.visit("app", path: &app)
      try visitor.visit("target-name", &target.targetName)
    case .pwa: try web.visit(&visitor)
    }
  }

  /// The names of the options that a file may set for a part. Options for a whole run, such as
  /// `dry-run`, or for trust, such as `allow-outside`, are excluded.
  package static func names(of part: AppPart) -> Set<String> { SettingsReader.names(of: part) }
}
