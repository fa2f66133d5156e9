/// The configuration lists of a project, each created only once, because many targets may share a
/// list.
struct ConfigurationLists {
  private let objects: ProjectObjects
  private let tree: GroupTree
  private let file: String
  private var made: [String: ConfigurationList] = [:]

  init(_ objects: ProjectObjects, _ tree: GroupTree, file: String) {
    self.objects = objects
    self.tree = tree
    self.file = file
  }

  mutating func list(
    _ id: String?, _ budget: inout ProjectBudget
  ) throws(ProjectFailure) -> ConfigurationList {
    let key = id ?? ""
    if let known = made[key] { return known }
    let list = ConfigurationList(objects.all[key], objects, tree, file: file)
    try budget.spend(list.assignmentCount)
    made[key] = list
    return list
  }
}
