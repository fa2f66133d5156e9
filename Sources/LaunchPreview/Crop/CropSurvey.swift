package import LaunchImages
package import LaunchRules
internal import Pixels

/// The parts of an artwork that the screens show.
package struct CropSurvey: Sendable {
  package let outlines: [PreviewArtwork.Outline]
  package let safe: UnitRect?
  /// Where most of the detail is that ``BuildPlan`` warns of; `nil` if it is everywhere.
  package let detail: UnitRect?

  /// `nil` if the artwork is a logo, which has no crops, or has no overview.
  package init?(_ set: LaunchImageSet) {
    if set.plan.options.artworkIsLogo || set.overview == nil { return nil }
    self.init(set.plan, launchDisplays: Display.today)
  }

  /// - Parameter launchDisplays: those that show the plan's launch file.
  package init(_ plan: BuildPlan, launchDisplays: [Display]) {
    let placed = plan.imageScreens + plan.launchFileScreens(launchDisplays)
    outlines = Self.joined(
      placed.map {
        PreviewArtwork.Outline(
          name: $0.name, part: UnitRect($0.placement.crop, of: plan.artwork),
          enlargement: $0.placement.enlargement)
      })
    safe = placed.reduce(UnitRect?.some(.whole)) { safe, screen in
      let area = screen.display?.landscapeSafePart ?? .whole
      let part = screen.placement.part(of: screen.frame, in: area, artwork: plan.artwork)
      return safe.flatMap { safe in part.flatMap(safe.intersection) }
    }
    // With a focus, it is known what matters.
    detail = if case .focus = plan.anchor { nil } else { plan.findings.detail?.core }
  }

  /// Merges outlines that look the same, with differences below 1/200 of a side.
  private static func joined(_ outlines: [PreviewArtwork.Outline]) -> [PreviewArtwork.Outline] {
    outlines.reduce(into: []) { joined, outline in
      guard let same = joined.firstIndex(where: { $0.part.isClose(to: outline.part) }) else {
        joined.append(outline)
        return
      }
      joined[same].enlargement = max(joined[same].enlargement, outline.enlargement)
      if !joined[same].name.contains(outline.name) { joined[same].name += "; " + outline.name }
    }
  }
}

extension UnitRect {
  fileprivate func isClose(to other: UnitRect) -> Bool {
    zip([x, y, width, height], [other.x, other.y, other.width, other.height])
      .allSatisfy { abs($0 - $1) < 0.005 }
  }
}
