internal import Files

/// The files of a build while it makes them. All files are staged before the first is moved to its
/// place.
struct BuildOutputs: ~Copyable {
  /// The path in the output folder, and the contents.
  typealias Document = (path: String, bytes: ContiguousArray<UInt8>)

  private let path: String
  private let place: OutputPlace
  private var folder: OutputFolder
  private let files: [String]
  private let isTrial: Bool
  /// The outputs of the images, in the order of `files`.
  let images: [ImageOutput]

  /// Creates the folder if it is missing. Opens the images' files under temporary names, in the
  /// folders where they belong or in the staging folder.
  ///
  /// - Parameters:
  ///   - files: the images' paths in the folder.
  ///   - others: the documents' paths, whose subfolders are checked too.
  ///   - stagingFolder: an existing folder for unfinished files.
  ///   - isTrial: whether to write nothing, and only to find out what would change.
  ///   - replacesReadOnly: whether read-only files may be replaced.
  ///   - wantsDigests: whether ``PlacedFiles/digests`` includes the images. Hashing takes up to a
  ///     third of a build's time, and keeps the images' bytes in memory.
  init(
    in place: OutputPlace, images files: [String], others: [String] = [],
    stagingFolder: String? = nil, isTrial: Bool, replacesReadOnly: Bool = false,
    wantsDigests: Bool = false
  ) throws(PictureError) {
    let path = place.path
    var current = path
    do throws(FileError) {
      var folder = try OutputFolder(
        place, stagingFolder: stagingFolder, isTrial: isTrial, replacesReadOnly: replacesReadOnly)
      // This is not a nested function, because debug builds do not let a nested function borrow the
      // folder.
      var images: [ImageOutput] = []
      for file in files {
        current = Path.joined(path, file)
        images.append(ImageOutput(try folder.open(file, wantsDigest: wantsDigests), path: current))
      }
      for file in others {
        current = Path.joined(path, file)
        try folder.prepare(file)
      }
      self.folder = folder
      self.images = images
    } catch {
      throw .outputFailed(path: current, error)
    }
    self.path = path
    self.place = place
    self.files = files
    self.isTrial = isTrial
  }

  /// Moves the finished images, and then the documents, to their places: everything or nothing.
  consuming func commit(
    _ documents: [Document]
  ) throws(PictureError) -> PlacedFiles {
    var placed: [String: StagedOutput] = [:]
    var current = path
    do throws(FileError) {
      for (file, image) in zip(files, images) {
        folder.stage(image.file)
        placed[file] = image.file
      }
      for document in documents {
        current = Path.joined(path, document.path)
        let output = try folder.open(document.path, wantsDigest: true)
        try output.append(document.bytes)
        try output.finish()
        folder.stage(output)
        placed[document.path] = output
      }
      // As soon as the first file is moved, an older record would be wrong.
      if !isTrial && placed.values.contains(where: \.changes) { removeRecord() }
      try folder.commit()
    } catch {
      throw .outputFailed(path: current, error)
    }
    return PlacedFiles(outputs: placed, isTrial: isTrial)
  }

  private func removeRecord() {
    // Removes only an existing record, because a sandbox may forbid the attempt.
    if place.kind(of: BuildRecord.fileName) != nil { _ = place.remove([BuildRecord.fileName]) }
  }
}
