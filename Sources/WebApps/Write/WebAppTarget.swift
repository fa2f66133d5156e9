internal import Files
internal import LaunchImages

/// Writes the files of a build for a web app; no other code of it writes.
///
/// Inputs are never overwritten. All files are staged before the first is moved to its place, and the
/// tags come last.
struct WebAppTarget: ~Copyable {
  private let destination: WebAppDestination
  private var folder: OutputFolder
  /// One for each image, in the plan's order.
  let outputs: [ImageOutput]

  /// Checks that no file of the plan would replace an artwork.
  static func check(
    _ plan: WebAppPlan, _ artworks: WebAppArtworks, _ destination: WebAppDestination
  ) throws(LaunchImagesError) {
    let inputs = Set(
      artworks.all.compactMap { artwork in
        if case .file(let path) = artwork.source { FileIdentity(of: path) } else { nil }
      })
    for file in plan.files {
      let path = destination.path(of: file)
      if let output = FileIdentity(of: path), inputs.contains(output) {
        throw .outputIsArtwork(path: path)
      }
    }
  }

  /// Creates the folder, if it is missing, and the images' files under other names.
  init(_ destination: WebAppDestination, _ plan: WebAppPlan) throws(LaunchImagesError) {
    self.destination = destination
    var current = destination.folder
    do throws(FileError) {
      var folder = try OutputFolder(path: current)
      var outputs: [ImageOutput] = []
      for image in plan.images {
        current = destination.path(of: image.file)
        outputs.append(ImageOutput(try folder.open(image.file), path: current))
      }
      self.folder = folder
      self.outputs = outputs
    } catch {
      throw .outputFailed(path: current, error)
    }
  }

  /// Writes everything or nothing.
  ///
  /// - Returns: What was written, and what was removed.
  mutating func write(
    _ plan: WebAppPlan
  ) throws(LaunchImagesError) -> (written: Set<String>, removed: [String]) {
    var written = Set(
      zip(plan.images, outputs).filter { $1.file.changes }.map { $0.0.file })
    var current = destination.folder
    do throws(FileError) {
      for output in outputs { folder.stage(output.file) }
      for document in plan.documents {
        current = destination.path(of: document.path)
        if try folder.stage(document.path, ContiguousArray(document.text.utf8)) {
          written.insert(document.path)
        }
      }
      try folder.commit()
    } catch {
      throw .outputFailed(path: current, error)
    }
    guard destination.prunes else { return (written, []) }
    // A file that cannot be removed does not fail the build; the next build reports it.
    let stale = StaleStartupImages.find(in: destination.folder, beside: plan)
    return (written, OutputFolder.remove(stale, from: destination.folder))
  }
}
