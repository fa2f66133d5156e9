package import LaunchImages
package import LaunchRules
package import Pixels

/// The parts of an artwork that the screens show.
package struct CropSurvey: Sendable {
  package let outlines: [PreviewArtwork.Outline]
  package let safe: UnitRect?
  package let focus: UnitRect?
  package let notices: [PreviewNotice]

  /// - Parameters:
  ///   - overview: a small picture of the artwork, in 8-bit RGB.
  ///   - launchDisplays: the displays that show the plan's launch screen.
  package init(_ plan: BuildPlan, overview: Raster, launchDisplays: [Display]) {
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
    let map = ContrastMap(overview)
    // With a focus, the part that matters is known.
    let found = if case .focus = plan.anchor { UnitRect?.none } else { map.focus }
    focus = found
    notices = found.map { Self.notices(plan, placed, map, $0) } ?? []
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

  /// The share of the part's contrast that may be hidden without a notice.
  private static let hiddenLimit = 0.1

  private static func notices(
    _ plan: BuildPlan, _ placed: [PlacedScreen], _ map: ContrastMap, _ focus: UnitRect
  ) -> [PreviewNotice] {
    let crops = placed.map { screen in
      (screen.name, 1 - map.share(of: focus, in: UnitRect(screen.placement.crop, of: plan.artwork)))
    }.filter { $0.1 > hiddenLimit }
    let hidden = placed.filter { screen in
      let camera = screen.display?.cameraPart(plan.turn.orientation)
      let part = camera.flatMap {
        screen.placement.part(of: screen.frame, in: $0, artwork: plan.artwork)
      }
      return part.map { map.share(of: focus, in: $0) > hiddenLimit } ?? false
    }
    var notices: [PreviewNotice] = []
    if let most = crops.map(\.1).max() {
      notices.append(.focusCropped(screens: unique(crops.map(\.0)), part: most))
    }
    if !hidden.isEmpty { notices.append(.focusUnderCamera(devices: unique(hidden.map(\.name)))) }
    return notices
  }

  private static func unique(_ names: [String]) -> [String] {
    names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension UnitRect {
  fileprivate func isClose(to other: UnitRect) -> Bool {
    zip([x, y, width, height], [other.x, other.y, other.width, other.height])
      .allSatisfy { abs($0 - $1) < 0.005 }
  }
}
