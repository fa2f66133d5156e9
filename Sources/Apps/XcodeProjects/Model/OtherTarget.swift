/// A target of a project that makes no application for iPhones or iPads.
package struct OtherTarget: Sendable {
  package let name: String
  let configurations: ConfigurationList

  /// `nil` for a target that makes no product with an Info.plist.
  init?(
    id: String, _ objects: ProjectObjects, _ lists: inout ConfigurationLists,
    _ budget: inout ProjectBudget
  ) throws(ProjectFailure) {
    guard let object = objects.all[id], object.isa == "PBXNativeTarget",
      let name = object["name"]?.word ?? object["productName"]?.word
    else { return nil }
    self.name = name
    configurations = try lists.list(object["buildConfigurationList"]?.word, &budget)
  }
}
