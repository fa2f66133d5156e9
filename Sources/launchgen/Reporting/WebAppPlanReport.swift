import LaunchImages
import Texts
import WebApps

/// What `pwa --dry-run` prints.
struct WebAppPlanReport {
  let run: WebAppDryRun
  let destination: PictureDestination

  init(_ run: WebAppDryRun, _ destination: PictureDestination) {
    self.run = run
    self.destination = destination
  }

  func print(asJSON: Bool) throws {
    if asJSON {
      try WebAppJSON(run, destination).print()
    } else {
      try Results.print(lines: lines)
    }
  }

  private var plan: WebAppPlan { run.plan }

  private var lines: [String] {
    let artworks = run.artworks.all.map { role, source in
      "\(source.name): \(plan.artworks[role].map { "\($0.size)" } ?? "")"
    }
    let columns =
      (plan.isLogo ? [] : ["SHOWN"]) + (run.artworks.logo == nil ? [] : ["LOGO"])
    let table = TextTable(
      header: ["FILE", "POINTS", "SCALE", "ARTWORK"] + columns, rows: plan.tags.map(row))
    let fit = plan.isLogo ? "a logo" : plan.options.images.fit.rawValue
    return artworks + ["\(fit), into \(destination.folder)", ""] + table.lines()
      + [plan.manifestFile, plan.tagsFile]
  }

  private func row(_ tag: StartupTag) -> [String] {
    let image = plan.images.first { $0.file == tag.file }
    let source = image.flatMap { run.artworks[$0.artwork]?.name } ?? ""
    let crop = image.map { PlacementText($0.placement, plan.options.images.fit).description }
    let logo = image?.logo.map { PlacementText.place($0.place.placement.content) }
    return [tag.file, "\(tag.screen.points)", "\(tag.screen.scale)", source]
      + [plan.isLogo ? nil : crop, logo].compactMap(\.self)
  }
}
