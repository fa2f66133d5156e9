internal import PNGCodec
internal import Pixels
internal import Platform

/// Chooses the encoding strategy of each image.
///
/// For continuous tones, one strategy suits images of any scale, so it is chosen with the largest
/// image. For flat art, it is chosen for each image.
struct StrategyChoice {
  let renderer: ArtworkRenderer
  let search: EncodingSearch
  let workers: Workers

  init(_ renderer: ArtworkRenderer, search: EncodingSearch, workers: Workers) {
    self.renderer = renderer
    self.search = search
    self.workers = workers
  }

  /// Renders a few strips and tries strategies on them.
  ///
  /// - Returns: The best trial of each image, and the rendered strips by index.
  func trials() async throws(CancellationError)
    -> (best: [StrategyProbe.Trial], rendered: [Int: [RowBand?]])
  {
    let places = Set([1, 3, 5].map { $0 * renderer.stripCount / 6 }).sorted()
    let strips = try await workers.map(places.count) { [renderer] in
      renderer.render(strip: places[$0])
    }
    return (
      try await best(strips), Dictionary(uniqueKeysWithValues: zip(places, strips))
    )
  }

  private func best(
    _ strips: [[RowBand?]]
  ) async throws(CancellationError) -> [StrategyProbe.Trial] {
    let images = renderer.images.indices
    func area(_ image: Int) -> Int { renderer.images[image].size.area }
    let largest = images.max { (area($0), -$0) < (area($1), -$1) } ?? 0
    let probe = self.probe(largest, strips)
    var trials = try await trials(probe, probe.candidates)
    guard probe.isFlat(trials) else { return images.map { _ in probe.best(of: trials)[0] } }
    trials += try await self.trials(probe, probe.flatCandidates)
    let contenders = probe.best(of: trials)
    // An excerpt is encoded like its longer image.
    let wholes = images.filter { image in
      renderer.excerpts[image] == nil && strips.contains { $0[image] != nil }
    }
    let probes = wholes.map { self.probe($0, strips) }
    let chosen = try await workers.map(wholes.count) { index in
      contenders.count == 1
        ? contenders[0]
        : probes[index].best(of: contenders.map { probes[index].trial($0.strategy) })[0]
    }
    let best = Dictionary(uniqueKeysWithValues: zip(wholes, chosen))
    return images.map { best[renderer.excerpts[$0]?.image ?? $0] ?? contenders[0] }
  }

  private func probe(_ image: Int, _ strips: [[RowBand?]]) -> StrategyProbe {
    StrategyProbe(
      bands: strips.compactMap { $0[image] }, format: .samples(renderer.channels), search: search)
  }

  private func trials(
    _ probe: StrategyProbe, _ strategies: [EncodingStrategy]
  ) async throws(CancellationError) -> [StrategyProbe.Trial] {
    try await workers.map(strategies.count) { probe.trial(strategies[$0]) }
  }
}
