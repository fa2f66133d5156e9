internal import Pixels
internal import Platform

/// Chooses the encoding strategy of each image. An image whose colors may fit into a palette gets
/// no strategy yet: all of its colors are counted first.
///
/// For continuous tones, one strategy suits images of any scale, so only the largest image is
/// tested. For flat art, the best strategies of the largest image are tried on each image.
struct StrategyChoice {
  let renderer: ArtworkRenderer
  let search: EncodingSearch
  let workers: Workers

  /// Renders a few strips and tries strategies on them.
  ///
  /// - Returns: `best` has the best trial of each image, or `nil` if the image's colors have to be
  ///   counted. `rendered` has the rendered strips, by index.
  func trials() async throws(CancellationError)
    -> (best: [StrategyProbe.Trial?], rendered: [Int: [RowBand?]])
  {
    let places = Set((0..<6).map { (2 * $0 + 1) * renderer.strips.stripCount / 12 }).sorted()
    let strips = try await workers.map(places.count) { [renderer] in
      renderer.strips.render(strip: places[$0])
    }
    return (try await best(strips), Dictionary(uniqueKeysWithValues: zip(places, strips)))
  }

  private func best(
    _ strips: [[RowBand?]]
  ) async throws(CancellationError) -> [StrategyProbe.Trial?] {
    let all = renderer.images.indices
    let hasFewColors = all.map { image in
      CountedImage.mayBeReduced(strips.compactMap { $0[image] }, renderer.channels)
    }
    let images = all.filter { !hasFewColors[$0] }
    guard !images.isEmpty else { return all.map { _ in nil } }
    let chosen = try await best(images, strips)
    return all.map { chosen[$0] }
  }

  /// The best trial of each of `images`, by the image's index.
  private func best(
    _ images: [Int], _ strips: [[RowBand?]]
  ) async throws(CancellationError) -> [Int: StrategyProbe.Trial] {
    func each(_ trial: (Int) -> StrategyProbe.Trial) -> [Int: StrategyProbe.Trial] {
      Dictionary(uniqueKeysWithValues: images.map { ($0, trial($0)) })
    }
    let areas = renderer.images.map(\.size.area)
    let largest = images.max { (areas[$0], -$0) < (areas[$1], -$1) } ?? images[0]
    let contenders = try await probe(largest, strips).contenders(workers)
    if contenders.count == 1 { return each { _ in contenders[0] } }
    // An excerpt is encoded like its longer image.
    let wholes = images.filter { image in
      renderer.strips.excerpts[image] == nil && strips.contains { $0[image] != nil }
    }
    let chosen = try await best(of: contenders, for: wholes, strips)
    return each { chosen[renderer.strips.excerpts[$0]?.image ?? $0] ?? contenders[0] }
  }

  /// The best of `contenders` for each of `images`, by the image's index.
  private func best(
    of contenders: [StrategyProbe.Trial], for images: [Int], _ strips: [[RowBand?]]
  ) async throws(CancellationError) -> [Int: StrategyProbe.Trial] {
    let probes = images.map { probe($0, strips) }
    let count = contenders.count
    let trials = try await workers.map(probes.count * count) {
      probes[$0 / count].trial(contenders[$0 % count].strategy)
    }
    let best = probes.indices.map { index in
      probes[index].best(of: Array(trials[index * count..<(index + 1) * count]))[0]
    }
    return Dictionary(uniqueKeysWithValues: zip(images, best))
  }

  private func probe(_ image: Int, _ strips: [[RowBand?]]) -> StrategyProbe {
    StrategyProbe(
      bands: strips.compactMap { $0[image] }, format: .samples(renderer.channels), search: search)
  }
}
