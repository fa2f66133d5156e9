internal import Files

/// Files' bytes to disk, all or none.
enum OutputWriter {
  /// Refuses a plan whose files would replace the artwork.
  static func check(_ plan: BuildPlan, against source: ArtworkSource) throws(LaunchImagesError) {
    guard case .file(let path) = source, let artwork = FileIdentity(of: path) else { return }
    for file in plan.files {
      let output = plan.path(of: file)
      if FileIdentity(of: output) == artwork { throw .outputIsArtwork(path: output) }
    }
  }

  /// - Parameter images: the bytes of the plan's images, in its order, then those of its launch
  ///   file's.
  static func write(
    _ images: [ContiguousArray<UInt8>], plan: BuildPlan
  ) throws(LaunchImagesError) {
    let launchFileTexts = plan.launchFile.map { launchFile in
      launchFile.documents.map { LaunchFileText(plan: launchFile).text(of: $0) }
    }
    let texts = (launchFileTexts ?? []) + [PropertyList(entries: plan.entries).document()]
    let contents = images + texts.map { ContiguousArray($0.utf8) }
    var current = plan.options.output
    do throws(FileError) {
      var folder = try OutputFolder(path: current)
      for (file, bytes) in zip(plan.files, contents) {
        current = plan.path(of: file)
        try folder.stage(file, bytes)
      }
      try folder.commit()
    } catch {
      throw .outputFailed(path: current, error)
    }
  }
}
