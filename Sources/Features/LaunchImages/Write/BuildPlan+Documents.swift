extension BuildPlan {
  /// The text files with their paths in the output folder, in the order of writing; a property
  /// list comes last.
  var documents: [(path: String, text: String)] {
    if let launchScreen {
      let text = LaunchScreenText(plan: launchScreen)
      return launchScreen.documents.map { ($0.file, text.text(of: $0)) }
    }
    let propertyList = PropertyList(entries: entries, padEntries: padEntries).document()
    return [(Self.propertyListFile, propertyList)]
  }
}
