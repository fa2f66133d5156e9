/// The build settings of one file or one configuration; of several assignments, the last that fits
/// counts.
struct SettingLevel: Sendable {
  private var assignments: [String: [SettingAssignment]] = [:]

  init(_ assignments: [SettingAssignment], configuration: String) {
    for assignment in assignments
    where assignment.conditions.allSatisfy({ $0.holds(configuration: configuration) }) {
      self.assignments[assignment.name, default: []].append(assignment)
    }
  }

  /// Those of a name that fit, in order.
  subscript(name: String) -> [SettingAssignment] { assignments[name] ?? [] }

  var names: Dictionary<String, [SettingAssignment]>.Keys { assignments.keys }
}
