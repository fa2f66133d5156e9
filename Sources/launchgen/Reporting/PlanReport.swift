import LaunchImages
import LaunchRules
import Pixels

/// What `build --dry-run` prints.
struct PlanReport {
  let plan: BuildPlan
  let artworkName: String
  /// The Info.plist that would be merged into.
  let update: InfoPlistUpdate?
  let warnings: [BuildWarning]

  func print(asJSON: Bool) throws {
    if asJSON {
      try JSONReport(plan, artworkName: artworkName, update, warnings: warnings).print()
    } else {
      let difference = update?.difference ?? ""
      try Results.print(text + "\n" + (difference.isEmpty ? "" : "\n" + difference))
    }
  }

  private var text: String {
    let options = plan.options
    let rotation = options.turn.appliedRotation
    let turned = rotation == .none ? "turned already" : "turned \(rotation.rawValue)"
    let rows = plan.images.map { image in
      [
        image.file, "\(image.screen.points)", "\(image.scale)", "\(image.size)",
        crop(image.placement),
      ]
    }
    let table = TextTable(
      header: ["FILE", "POINTS", "SCALE", "PIXELS", "ARTWORK SHOWN"], rows: rows)
    return """
      \(artworkName): \(plan.givenArtwork), \(turned) for \(options.turn.orientation.rawValue), \
      \(options.fit.rawValue), into \(options.output)

      \(table)
      \(BuildPlan.propertyListFile)
      """ + launchFileText
  }

  private var launchFileText: String {
    guard let launchFile = plan.launchFile else { return "" }
    let rows = launchFile.images.map { [$0.file, "\($0.scale)", "\($0.size)"] }
    let key = launchFile.launchFile.key
    return """


      launch file for iOS \(key.minimumOS.major) and later, \(key.rawValue)

      \(TextTable(header: ["FILE", "SCALE", "PIXELS"], rows: rows))
      \(launchFile.documents.map(\.file).joined(separator: "\n"))
      """
  }

  private func crop(_ placement: Placement) -> String {
    let crop = placement.crop
    let size = "\(tenths(crop.width))x\(tenths(crop.height))"
    let part = "\(size) at \(tenths(crop.x)),\(tenths(crop.y))"
    guard plan.options.fit == .contain else { return part }
    let content = placement.content
    return "\(part), on \(content.width)x\(content.height) at \(content.x),\(content.y)"
  }

  private func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
