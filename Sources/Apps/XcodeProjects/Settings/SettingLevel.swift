/// The build settings of one file or one configuration. If several assignments of a setting apply,
/// the last one counts.
struct SettingLevel: Sendable {
  private var assignments: [String: [SettingAssignment]] = [:]

  init(_ assignments: [SettingAssignment], configuration: String) {
    for assignment in assignments
    where assignment.conditions.allSatisfy({ $0.holds(configuration: configuration) }) {
      self.assignments[assignment.name, default: []].append(assignment)
    }
  }

  /// The assignments of a name whose conditions hold, in order.
  subscript(name: String) -> [SettingAssignment] { assignments[name] ?? [] }

  var names: Dictionary<String, [SettingAssignment]>.Keys { assignments.keys }
}
