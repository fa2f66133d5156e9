extension BuildPlan {
  /// The text files with their paths in the output folder, in the order of writing; a property
  /// list comes last.
  var documents: [(path: String, text: String)] {
    let ofLaunchScreen = launchScreen.map { launchScreen in
      launchScreen.documents.map { ($0.file, LaunchScreenText(plan: launchScreen).text(of: $0)) }
    }
    guard options.makesImages else { return ofLaunchScreen ?? [] }
    let propertyList = PropertyList(entries: entries, padEntries: padEntries).document()
    return (ofLaunchScreen ?? []) + [(Self.propertyListFile, propertyList)]
  }
}
