internal import Files
internal import PNGCodec
internal import Pixels
internal import Platform

/// Finds the launch images at a path, judges them, and determines the build that replaces them.
package struct Importer: Sendable {
  package let survey: Survey
  package let judgement: Judgement
  package let options: ImportOptions

  /// Reads and judges all images, one after another.
  ///
  /// - Parameter onRead: called with each image after it is read.
  /// - Complexity: O(pixels), with memory for one image at a time.
  package init(
    _ path: String, _ options: ImportOptions, onRead: (ReadImage) -> Void = { _ in }
  ) throws(ImportError) {
    self.options = options
    survey = try Survey(path, options)
    let images = survey.images.map { found in
      let image = ImageReader.read(found, pixelLimit: options.pixelLimit)
      onRead(image)
      return image
    }
    judgement = Judgement(images, survey.app, named: options.orientation)
  }

  /// - Parameter artwork: the path to which the artwork is written, or would be written.
  package func replacement(artwork: String) -> Replacement {
    Replacement(judgement, survey, artwork: artwork)
  }

  package func leftovers(_ replacement: Replacement) -> [Leftover] {
    LeftoverSearch.all(survey, replacement)
  }

  /// Writes the artwork in one step; a file that already has the same bytes is not touched.
  ///
  /// - Parameter replaces: whether a file with other bytes may be replaced. Nothing tells an earlier
  ///   artwork from one that somebody has drawn.
  /// - Returns: whether the file was written.
  /// - Throws: ``ImportError``; in that case, nothing was written.
  package func writeArtwork(to path: String, replaces: Bool) throws(ImportError) -> Bool {
    guard let choice = judgement.choice else { throw .noArtwork }
    let location = judgement.images[choice.index].image.found.location
    let decoded = try mapError(
      try ImageReader.decode(location, pixelLimit: options.pixelLimit)
    ) { ImportError.artworkUnreadable(path: location.path, $0) }
    let bytes = ArtworkFile.bytes(of: decoded.raster, decoded.colors, choice.rotation)
    var gate = OutputGate(inputs: inputs, replaces: replaces)
    try mapError(try gate.admit(path, writing: bytes) { false }) {
      ImportError.outputRefused(path: path, $0)
    }
    return try mapError(
      try OutputFolder.write(bytes, to: path, replacesReadOnly: replaces)
    ) { ImportError.outputFailed(path: path, $0) }
  }

  private var inputs: [String] {
    let images = survey.images.map { image in
      switch image.location {
      case .file(let path): path
      case .member(_, let archive): archive
      }
    }
    let contents = survey.sets.map { Path.joined($0, "Contents.json") }
    let projects = survey.app.projects.map { Path.joined($0, "project.pbxproj") }
    return images + contents + projects + survey.app.infoPlists
      + [options.infoPlist].compactMap(\.self)
  }
}
