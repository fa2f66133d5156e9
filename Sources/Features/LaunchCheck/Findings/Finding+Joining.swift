internal import Files
internal import Texts

extension Finding {
  /// Decides which findings become one, and how the first of them refers to the others.
  package struct Joint: Hashable, Sendable {
    /// What is the same in all of them, besides the rule, its level and the remedy.
    var cause = ""
    var name = ""
    /// The item's name and place; `nil` if they are the name and the finding's place.
    var item: String?
    var detail: String?
    /// The file in which all of them are; `nil` if files are the items.
    var file: String?
    /// Whether the problem is in the project itself, so that all targets may share a finding.
    var isOfProject = false
  }

  private var key: [String?] {
    [
      rule, level.rawValue, remedy, joint.cause, joint.file, joint.isOfProject ? nil : targets,
    ]
  }

  /// Joins findings that have one cause and one remedy into the first of them.
  ///
  /// - Complexity: O(n)
  static func joined(_ findings: [Finding]) -> [Finding] {
    var first: [[String?]: Int] = [:]
    var joined: [Finding] = []
    // Several entries may name the same file.
    var known: [Int: Set<String?>] = [:]
    for finding in findings {
      guard let index = first[finding.key] else {
        first[finding.key] = joined.count
        known[joined.count] = ["", finding.joint.item]
        joined.append(finding)
        continue
      }
      let item = finding.item(after: joined[index])
      if known[index]?.insert(item).inserted == true { joined[index].also.append(item) }
      joined[index].parts += finding.parts
    }
    return joined
  }

  /// How the first of several findings refers to this one.
  private func item(after first: Finding) -> String {
    let name = joint.item ?? joint.name
    let place =
      if targets != first.targets, let targets {
        "in \(targets)"
      } else if joint.item != nil {
        ""
      } else if path != first.path {
        (name.isEmpty ? "" : "in ")
          + Message.Place(path.pathFolder == first.path.pathFolder ? path.lastPathName : path, line)
          .description
      } else {
        line.map { name.isEmpty ? "line \($0)" : "on line \($0)" } ?? ""
      }
    let detail = joint.detail == first.joint.detail ? nil : joint.detail
    return [name, place, detail.map { "(\($0))" } ?? ""].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
