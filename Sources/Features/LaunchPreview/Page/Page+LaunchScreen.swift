import LaunchRules

extension Page {
  /// The section with the launch screen; `nil` without a launch screen.
  func launchScreen(_ pictures: inout PictureList) -> Node? {
    guard let launchScreen = preview.launchScreen else { return nil }
    let all = LaunchScreenRow.all(of: launchScreen)
    let longest = all.flatMap(\.displays).map { PhoneGeometry($0).millimeters }.max() ?? 1
    var rows: [Node] = []
    for row in all {
      // Phones next to a much taller iPad would leave half of the row empty.
      for idiom in [DeviceIdiom.phone, .pad] {
        var part = row
        part.displays = row.displays.filter { $0.idiom == idiom }
        if part.displays.isEmpty { continue }
        part.name += idiom == .pad ? "-pads" : ""
        rows.append(devices(part, longest, &pictures))
      }
    }
    return section("launch-screen", "Launch screen", lead: launchScreen.text, rows)
  }

  /// - Parameter longest: the height of the longest device of all rows, in millimeters.
  private func devices(
    _ row: LaunchScreenRow, _ longest: Double, _ pictures: inout PictureList
  ) -> Node {
    let picture = row.picture.map { pictures.add($0) }
    let padPicture = row.padPicture.map { pictures.add($0) }
    let logo = row.logo.map { pictures.add($0) }
    let unit = longest > 200 ? Self.longestTablet : Self.longestPhone
    let devices = row.displays.enumerated().map { index, display in
      let shown = display.idiom == .pad ? padPicture : picture
      let layers = [
        shown.map { ($0, row.fit) }, logo.flatMap { logo in row.logoFit.map { (logo, $0) } },
      ]
      return device(
        row, display, layers.compactMap { $0 }, "\(row.name)-\(index)", unit, longest)
    }
    return .tag("div", ["class": "devices"], devices)
  }

  /// The width of the longest device in a row, in rem: with iPads, and with iPhones only.
  private static let longestTablet = 26.0
  private static let longestPhone = 24.0

  private func device(
    _ row: LaunchScreenRow, _ display: Display, _ layers: [PhoneDrawing.Layer],
    _ identifier: String, _ unit: Double, _ longest: Double
  ) -> Node {
    let content: PhoneDrawing.Content =
      row.isKnown ? .interface(layers, background: row.background) : .unknown
    let drawing = PhoneDrawing(
      display, held: row.held, content, identifier: identifier,
      label: "\(display.devices), showing the launch screen\(row.mode), \(row.held.optionName)")
    let shown = drawing.share(ofLongest: longest) * unit
    return .tag(
      "figure", ["style": "width:\(Decimal.text(shown))rem"],
      [drawing.node(width: "100%"), .tag("figcaption", [:], display.heading + row.mode)])
  }
}
