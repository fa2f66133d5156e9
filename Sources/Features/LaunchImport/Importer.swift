package import LaunchApps
package import LaunchRules
internal import Pictures
internal import Pixels
internal import Platform

/// Finds the launch images at a path, judges them, and determines the build that replaces them.
package struct Importer: Sendable {
  package let survey: Survey
  package let judgement: Judgement
  let options: ImportOptions

  /// Reads and judges all images, one after another.
  ///
  /// - Complexity: O(pixels), with memory for one image at a time.
  package init(_ path: String, _ options: ImportOptions) throws(ImportError) {
    self.options = options
    survey = try Survey(path, options)
    judgement = Judgement(
      survey.images.map(ReadImage.init), survey.app, named: options.orientation)
  }

  func replacement(artwork: String) -> Replacement {
    Replacement(judgement, survey, artwork: artwork)
  }

  /// Writes the artwork in one step. A file that already has the same bytes is not touched.
  ///
  /// - Parameter replaces: whether a file with other bytes may be replaced. If false, even the
  ///   artwork of an earlier import stays, because it looks like a file that somebody drew.
  /// - Returns: whether the file was written.
  package func writeArtwork(to path: String, replaces: Bool) throws(ImportError) -> Bool {
    guard let choice = judgement.choice else { throw .noArtwork }
    let location = judgement.images[choice.index].image.found.location
    let decoded = try mapError(try location.decoded()) {
      ImportError.artworkUnreadable(path: location.path, $0)
    }
    let bytes = ArtworkFile.bytes(of: decoded.raster, decoded.colors, choice.rotation)
    var gate = OutputGate(inputs: inputs, replaces: replaces)
    try mapError(try gate.admit(path, writing: bytes) { false }) {
      ImportError.outputRefused(path: path, $0)
    }
    return try mapError(try OutputFolder.write(bytes, to: path, replacesReadOnly: replaces)) {
      ImportError.outputFailed(path: path, $0)
    }
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

package struct ImportOptions: Sendable {
  /// The launch orientation for which the images are rotated; `nil` to detect the orientation.
  package var orientation: LandscapeOrientation?
  /// The path of an Info.plist or Xcode project to use instead of a search.
  package var infoPlist: String?
  /// Which targets of Xcode projects to read.
  package var loading = LoadOptions()

  package init() { loading.configuration = .standard }
}

/// Limits against files that were made to exhaust memory or time.
enum ImportLimit {
  /// The maximum size of an image file, in bytes.
  static let bytes = 64 << 20
  /// The maximum number of pixels of an image; no screen has even a quarter as many.
  static let pixels = 24_000_000
}

/// Encodes the artwork as a PNG file: the chosen image's pixels, rotated to be upright.
enum ArtworkFile {
  /// The number of rows in a band, which the encoder filters as a whole.
  private static let rowsPerBand = 64

  /// - Complexity: O(the image's pixels)
  static func bytes(
    of image: Raster, _ colors: ColorChunks, _ rotation: Rotation
  ) -> ContiguousArray<UInt8> {
    let raster = image.upright(from: StoredOrientation(uprightBy: rotation))
    let (samples, format) = bytes(of: raster)
    let stride = samples.count / raster.size.height
    let bands = Swift.stride(from: 0, to: raster.size.height, by: rowsPerBand).map { first in
      let count = min(rowsPerBand, raster.size.height - first)
      return RowBand(
        firstRow: first, rowCount: count,
        samples: ContiguousArray(samples[first * stride..<(first + count) * stride]))
    }
    let banded = BandedImage(size: raster.size, format: format, colors: colors, bands: bands)
    return PNGOptimizer.encode(banded, search: EncodingSearch(.balanced))
  }

  private static func bytes(of raster: Raster) -> (ContiguousArray<UInt8>, PixelFormat) {
    switch raster.samples {
    case .bits8(let samples): return (samples, .samples(raster.channels))
    case .bits16(let samples):
      var bytes = ContiguousArray<UInt8>()
      bytes.reserveCapacity(2 * samples.count)
      for sample in samples {
        bytes.append(UInt8(sample >> 8))
        bytes.append(UInt8(truncatingIfNeeded: sample))
      }
      return (bytes, .samples16(raster.channels))
    }
  }
}
