internal import Platform

/// The files of a build. First, all files are staged, that is, written under temporary names. Then
/// all are moved to their places, where another build may replace them at any time.
final class BuildOutputs {
  typealias Document = (path: String, bytes: ContiguousArray<UInt8>)

  private let place: OutputPlace
  private var folder: OutputFolder
  private let isDryRun: Bool
  private let wantsDigests: Bool
  /// The paths of the files that were written or, in a dry run, would be written. Unchanged files
  /// are not included.
  private(set) var written: Set<String> = []
  /// The SHA-256 of files in hexadecimal digits, by path. A dry run includes only unchanged files.
  private(set) var digests: [String: String] = [:]

  /// Creates the output folder and the files' subfolders, if they are missing.
  ///
  /// - Parameter wantsDigests: whether ``digests`` includes the images.
  init(
    in place: OutputPlace, _ destination: PictureDestination, _ plan: PicturePlan,
    wantsDigests: Bool
  ) throws(PictureError) {
    var current = place.path
    do throws(FileError) {
      var folder = try OutputFolder(
        place, stagingFolder: destination.stagingFolder, isDryRun: destination.isDryRun,
        replacesReadOnly: destination.replacesReadOnly)
      for file in plan.pictures.map(\.file) + plan.documents.map(\.path) {
        current = Path.joined(place.path, file)
        try folder.prepare(file)
      }
      self.folder = folder
    } catch {
      throw .outputFailed(path: current, error)
    }
    self.place = place
    self.wantsDigests = wantsDigests
    isDryRun = destination.isDryRun
  }

  /// Stages an image, in the folder where it belongs or in the staging folder.
  func stage(_ image: GeneratedImage) throws(PictureError) -> ImageReport {
    try stage(image.file, image.bytes, wantsDigest: wantsDigests)
    return ImageReport(
      file: image.file, size: image.size, bytes: image.bytes.count,
      isWritten: written.contains(image.file))
  }

  private func stage(
    _ file: String, _ bytes: ContiguousArray<UInt8>, wantsDigest: Bool
  ) throws(PictureError) {
    do throws(FileError) {
      if try folder.stage(file, bytes) { written.insert(file) }
    } catch {
      throw .outputFailed(path: Path.joined(place.path, file), error)
    }
    if wantsDigest && !(isDryRun && written.contains(file)) {
      digests[file] = "\(SHA256Digest(of: bytes))"
    }
  }

  /// Moves the staged images, and then the documents, to their places: everything or nothing.
  func commit(_ documents: [Document]) throws(PictureError) {
    for document in documents { try stage(document.path, document.bytes, wantsDigest: true) }
    // As soon as the first file is moved, an older record would be wrong. A sandbox may forbid even
    // the attempt to remove a file that does not exist.
    if !isDryRun && !written.isEmpty && place.kind(of: BuildRecord.fileName) != nil {
      _ = place.remove([BuildRecord.fileName])
    }
    do throws(FileError) {
      try folder.commit()
    } catch {
      throw .outputFailed(path: place.path, error)
    }
  }

  /// The stamps of files. Waits a few milliseconds until the file system's clock has advanced, so
  /// that any later change to a file also changes its stamp. `nil` if the clock does not advance in
  /// time, or if a file was changed or replaced after this build wrote or compared it.
  func settledStamps(of files: [String]) -> [FileStamp]? {
    for _ in 0..<FileStamp.attempts {
      let stamps = files.map { folder.placedStamp(of: $0) }
      if stamps.contains(nil) { return nil }
      if stamps.allSatisfy({ $0?.isSettled == true }) { return stamps.compactMap(\.self) }
      FileStamp.wait()
    }
    return nil
  }
}
