internal import Platform

/// The files of a running build. All files are staged, that is, written under temporary names,
/// before the first is moved to its place.
struct BuildOutputs: ~Copyable {
  typealias Document = (path: String, bytes: ContiguousArray<UInt8>)

  private let place: OutputPlace
  private var folder: OutputFolder
  private let files: [String]
  private let isTrial: Bool
  /// The outputs of the images, in the order of `files`.
  let images: [ImageOutput]

  /// Creates the folder if it is missing. Opens the images' files under temporary names, in the
  /// folders where they belong or in the staging folder.
  ///
  /// - Parameter wantsDigests: whether ``PlacedFiles/digests`` includes the images, whose bytes are
  ///   then kept in memory.
  init(
    in place: OutputPlace, _ destination: PictureDestination, _ plan: PicturePlan,
    wantsDigests: Bool
  ) throws(PictureError) {
    var current = place.path
    do throws(FileError) {
      var folder = try OutputFolder(
        place, stagingFolder: destination.stagingFolder, isTrial: destination.isTrial,
        replacesReadOnly: destination.replacesReadOnly)
      // This is not a nested function, because debug builds do not let a nested function borrow the
      // folder.
      var images: [ImageOutput] = []
      for picture in plan.pictures {
        current = Path.joined(place.path, picture.file)
        let file = try folder.open(picture.file, wantsDigest: wantsDigests)
        images.append(ImageOutput(file, path: current))
      }
      for document in plan.documents {
        current = Path.joined(place.path, document.path)
        try folder.prepare(document.path)
      }
      self.folder = folder
      self.images = images
    } catch {
      throw .outputFailed(path: current, error)
    }
    self.place = place
    files = plan.pictures.map(\.file)
    isTrial = destination.isTrial
  }

  /// Moves the finished images, and then the documents, to their places: everything or nothing.
  consuming func commit(_ documents: [Document]) throws(PictureError) -> PlacedFiles {
    var placed: [String: StagedOutput] = [:]
    var current = place.path
    do throws(FileError) {
      for (file, image) in zip(files, images) {
        folder.stage(image.file)
        placed[file] = image.file
      }
      for document in documents {
        current = Path.joined(place.path, document.path)
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
    // A sandbox may forbid even the attempt to remove a file that does not exist.
    if place.kind(of: BuildRecord.fileName) != nil { _ = place.remove([BuildRecord.fileName]) }
  }
}

/// An image that is written while it is encoded.
final class ImageOutput: ByteOutput {
  private let path: String
  let file: StagedOutput

  init(_ file: StagedOutput, path: String) {
    self.file = file
    self.path = path
  }

  func append(_ bytes: ContiguousArray<UInt8>) throws(PictureError) {
    try translating(try file.append(bytes))
  }

  func reserve(_ count: Int) throws(PictureError) { try translating(try file.reserve(count)) }

  func fill(at offset: Int, _ bytes: ContiguousArray<UInt8>) throws(PictureError) {
    try translating(try file.fill(at: offset, bytes))
  }

  func finish() throws(PictureError) { try translating(try file.finish()) }

  func report(on picture: PlannedPicture) -> ImageReport {
    ImageReport(
      file: picture.file, size: picture.size, bytes: file.byteCount, isWritten: file.changes)
  }

  private func translating(
    _ result: @autoclosure () throws(FileError) -> Void
  ) throws(PictureError) {
    try mapError(try result()) { PictureError.outputFailed(path: path, $0) }
  }
}

/// The files of a build in the output folder, where another build may replace them at any time.
struct PlacedFiles {
  let outputs: [String: StagedOutput]
  let isTrial: Bool

  /// The paths of the files that were written, or would be written in a trial. Unchanged files are
  /// not included.
  var written: Set<String> { Set(outputs.filter(\.value.changes).keys) }

  /// The SHA-256 of files in hexadecimal digits, by path, without files that a trial has not written.
  var digests: [String: String] {
    outputs.filter { !(isTrial && $0.value.changes) }.compactMapValues { $0.digest?.description }
  }

  /// The stamps of files; `nil` unless each file is the one that this build wrote, or found
  /// unchanged.
  func stamps(of files: [String]) -> [FileStamp]? {
    let stamps = files.map { outputs[$0]?.placedStamp() }
    return stamps.contains(nil) ? nil : stamps.compactMap { $0 }
  }

  /// Like ``stamps(of:)``, but first waits a few milliseconds until the file system's clock has
  /// advanced; `nil` also if it does not advance in time. Any later change to a file also changes
  /// its stamp.
  func settledStamps(of files: [String]) -> [FileStamp]? {
    for _ in 0..<FileStamp.attempts {
      guard let stamps = stamps(of: files) else { return nil }
      if stamps.allSatisfy(\.isSettled) { return stamps }
      FileStamp.wait()
    }
    return nil
  }
}
