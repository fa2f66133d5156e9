import LaunchImages
import WebApps

/// What `pwa --dry-run` prints.
struct WebAppPlanReport {
  let run: WebAppDryRun
  let destination: WebAppDestination

  init(_ run: WebAppDryRun, _ destination: WebAppDestination) {
    self.run = run
    self.destination = destination
  }

  func print(asJSON: Bool) throws {
    if asJSON {
      try WebAppJSON(run, destination).print()
    } else {
      try Results.print(text + "\n")
    }
  }

  private var text: String {
    let plan = run.plan
    let artworks = run.artworks.all.map { role, source in
      "\(source.name): \(plan.artworks[role].map { "\($0.size)" } ?? "")"
    }
    let rows = plan.tags.map { tag in
      let image = plan.images.first { $0.file == tag.file }
      let source = image.flatMap { run.artworks[$0.artwork]?.name } ?? ""
      let crop = image.map { PlacementText($0.placement, plan.options.images.fit).description }
      return [tag.file, "\(tag.screen.points)", "\(tag.screen.scale)", source, crop ?? ""]
    }
    let table = TextTable(
      header: ["FILE", "POINTS", "SCALE", "ARTWORK", "SHOWN"], rows: rows)
    return """
      \(artworks.joined(separator: "\n"))
      \(plan.options.images.fit.rawValue), into \(destination.folder)

      \(table)
      \(plan.manifestFile)
      \(plan.tagsFile)
      """
  }
}
