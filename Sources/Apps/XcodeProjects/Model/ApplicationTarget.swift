/// A target of a project that makes an application; watch apps and message extensions are left out.
package struct ApplicationTarget: Sendable {
  package let name: String
  package let resources: TargetResources
  /// The line of the target's name; `nil` in formats without lines.
  package let line: Int?
  let configurations: ConfigurationList

  init?(
    id: String, _ objects: ProjectObjects, _ tree: GroupTree,
    _ lists: inout ConfigurationLists, _ budget: inout ProjectBudget
  ) throws(ProjectFailure) {
    guard let object = objects.all[id], object.isa == "PBXNativeTarget",
      object["productType"]?.word?.hasPrefix("com.apple.product-type.application") == true,
      let name = object["name"] ?? object["productName"], let word = name.word
    else { return nil }
    // Watch apps and message extensions have longer product types.
    let kind = object["productType"]?.word?.dropFirst("com.apple.product-type.application".count)
    guard let kind, kind.isEmpty || kind == ".on-demand-install-capable" else { return nil }
    self.name = word
    line = name.line
    resources = try TargetResources(id: id, object, objects, tree, &budget)
    configurations = try lists.list(object["buildConfigurationList"]?.word, &budget)
  }

  package var configurationNames: [String] { configurations.configurations.map(\.name) }

  /// The name of the configuration that Xcode builds if the user names none; `nil` if the target
  /// has no configurations.
  package var defaultConfiguration: String? {
    let names = configurationNames
    return [configurations.defaultName, "Release"].lazy.compactMap(\.self).first(
      where: names.contains)
      ?? names.first
  }
}
