internal import PNGCodec
internal import Pixels
internal import Platform

/// Renders the pictures of a plan, and encodes them while they are rendered.
struct PictureEncoding {
  let pictures: [PlannedPicture]
  let options: PictureOptions

  /// Makes all pictures. Only strips of pictures, and only artworks that are still needed, are in
  /// memory.
  ///
  /// - Parameters:
  ///   - artworks: the artworks by role.
  ///   - outputs: the output of each picture.
  ///   - onImage: called with the index of each finished picture, one at a time.
  /// - Throws: ``PictureError``, `CancellationError`, and errors of the outputs and of `onImage`.
  /// - Complexity: O(the artworks' pixels times the number of pictures)
  func encode(
    _ artworks: consuming [Int: Artwork], to outputs: [some ByteOutput],
    onImage: (Int) throws -> Void
  ) async throws {
    var forms = ArtworkForms(artworks)
    artworks = [:]
    var passes = RenderPass.all(of: pictures)[...]
    while let pass = passes.popFirst() {
      guard let name = forms.name(pass.kind.artwork) else { continue }
      do {
        try forms.prepare(for: pass)
        guard let artwork = forms.artwork(pass.kind.artwork, for: pass) else { continue }
        let logo = pass.kind.logo.flatMap { forms.artwork($0, for: pass) }
        forms.keep(for: passes)
        try Memory.check(
          EncodingMemory.samplings(of: pass.images.count, artwork: artwork.size))
        let renderer = ArtworkRenderer(pass, artwork: artwork, logo: logo, filter: options.filter)
        try await ImageEncoder(renderer, options: options)
          .encode(to: pass.pictures.map { outputs[$0] }) { try onImage(pass.pictures[$0]) }
      } catch is OutOfMemory {
        throw PictureError.outOfMemory(path: name)
      }
    }
  }
}
