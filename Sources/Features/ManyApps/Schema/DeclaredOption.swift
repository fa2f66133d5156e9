internal import Texts

package struct DeclaredOption: Equatable, Sendable, Codable {
  /// The long name, without dashes.
  package let name: String
  /// The letter of the short name, without the dash.
  package let short: String?
  package let kind: OptionKind

  package init(name: String, short: String? = nil, kind: OptionKind) {
    self.name = name
    self.short = short
    self.kind = kind
  }
}

/// The options and operands of a command. launchgen decodes them from Options.json, which the tool
/// for the manual generates. Asking the commands themselves would take longer.
package struct DeclaredCommand: Equatable, Sendable, Codable {
  /// How many operands the command takes; `nil` if there is no limit.
  package let operands: Int?
  /// The options, in the order of the command's help.
  package let options: [DeclaredOption]

  package init(operands: Int?, options: [DeclaredOption]) {
    self.operands = operands
    self.options = options
  }

  package static let all: [String: DeclaredCommand] =
    (try? JSONText.value(of: PackageResources.Options_json)) ?? [:]
}

package enum OptionKind: Equatable, Sendable, Codable {
  case flag
  /// A single value: one of `allowed`, or any value if `allowed` is empty.
  case value(allowed: [String])
  /// A path. In a configuration file, it is relative to the file's folder.
  case path
  /// Several values in one argument, separated by commas.
  case list
  /// An option that may be repeated, once for each value. Each value is one of `allowed`, or any
  /// value if `allowed` is empty.
  case repeated(allowed: [String])
}
