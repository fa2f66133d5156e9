extension BuildPlan {
  /// The text files with their paths in the output folder, in the order of writing; a property
  /// list comes last.
  var documents: [(path: String, text: String)] {
    let ofLaunchFile = launchFile.map { launchFile in
      launchFile.documents.map { ($0.file, LaunchFileText(plan: launchFile).text(of: $0)) }
    }
    guard options.makesImages else { return ofLaunchFile ?? [] }
    let propertyList = PropertyList(entries: entries, padEntries: padEntries).document()
    return (ofLaunchFile ?? []) + [(Self.propertyListFile, propertyList)]
  }
}
