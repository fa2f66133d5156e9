package import PropertyLists

/// The contents of a compiled storyboard's property list (`NAME.storyboardc/Info.plist`).
package struct CompiledStoryboard: Equatable, Sendable {
  /// The identifier of the initial view controller.
  package var entryPoint: String?
  /// The identifiers of all view controllers that can be instantiated.
  package var viewControllers: Set<String>

  package init(_ document: PropertyListDocument) {
    entryPoint = document.root["UIStoryboardDesignatedEntryPointIdentifier"]?.string
    let names = document.root["UIViewControllerIdentifiersToNibNames"]?.dictionary ?? [:]
    viewControllers = Set(names.keys)
  }
}
