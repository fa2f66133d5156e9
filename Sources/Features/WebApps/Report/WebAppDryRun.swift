package import Pictures
internal import Pixels
internal import Texts

package struct WebAppDryRun: Equatable, Sendable {
  package let plan: WebAppPlan
  package let artworks: WebAppArtworks
  /// The paths in the output folder of an earlier build's files that would be removed.
  package let removedFiles: [String]
  package let warnings: [WebAppWarning]
}

extension WebAppDryRun {
  package func lines(_ destination: PictureDestination) -> [String] {
    let sources = artworks.all.map { role, source in
      "\(source.name): \(plan.artworks[role].map { "\($0.size)" } ?? "")"
    }
    let columns =
      (plan.isLogo ? [] : ["SHOWN"]) + (artworks.logo == nil ? [] : ["LOGO"])
    let table = TextTable(
      header: ["FILE", "POINTS", "SCALE", "ARTWORK"] + columns, rows: plan.tags.map(row))
    let fit = plan.isLogo ? "a logo" : plan.options.images.fit.rawValue
    return sources + ["\(fit), into \(destination.folder)", ""] + table.lines()
      + [plan.manifestFile, plan.tagsFile]
      + removedFiles.map { "\(destination.path(of: $0)): removed" }
  }

  private func row(_ tag: StartupTag) -> [String] {
    let image = plan.images.first { $0.file == tag.file }
    let source = image.flatMap { artworks[$0.artwork]?.name } ?? ""
    let crop = image.map { PlacementText($0.placement, plan.options.images.fit).description }
    let logo = image?.logo.map { PlacementText.place($0.place.placement.content) }
    return [tag.file, "\(tag.screen.points)", "\(tag.screen.scale)", source]
      + [plan.isLogo ? nil : crop, logo].compactMap(\.self)
  }
}
