import LaunchRules

extension Page {
  /// `nil` if there is none.
  func launchFile(_ pictures: inout PictureList) -> Node? {
    guard let launchFile = preview.launchFile else { return nil }
    let light = devices(launchFile, launchFile.picture, "light", "", &pictures)
    // iOS 13 and later.
    let dark = launchFile.darkPicture.map {
      devices(launchFile, $0, "dark", ", in dark mode", &pictures)
    }
    return section(
      "launch-file", "Launch file", lead: launchFile.text,
      [light] + [dark].compactMap { $0 })
  }

  /// - Parameter mode: what is added to the names of the devices.
  private func devices(
    _ launchFile: PreviewLaunchFile, _ shown: Picture?, _ name: String, _ mode: String,
    _ pictures: inout PictureList
  ) -> Node {
    let picture = shown.map { pictures.add($0) }
    let longest = launchFile.displays.map { PhoneGeometry($0).millimeters }.max() ?? 1
    let unit = longest > 200 ? Self.longestTablet : Self.longestPhone
    let devices = launchFile.displays.enumerated().map { index, display in
      device(launchFile, display, picture, "\(name)-\(index)", mode, unit / longest)
    }
    return .tag("div", ["class": "devices"], devices)
  }

  /// The width of the longest device in rem.
  private static let longestTablet = 26.0
  private static let longestPhone = 24.0

  private func device(
    _ launchFile: PreviewLaunchFile, _ display: Display, _ picture: PictureReference?,
    _ identifier: String, _ mode: String, _ remPerMillimeter: Double
  ) -> Node {
    let content: PhoneDrawing.Content =
      launchFile.isKnown
      ? .interface(picture, launchFile.fit, background: launchFile.background) : .unknown
    let drawing = PhoneDrawing(
      display, held: launchFile.held, content, identifier: identifier,
      label: "\(display.devices), showing the launch file\(mode), \(launchFile.held.optionName)")
    let width = drawing.geometry.millimeters * remPerMillimeter
    let shown = launchFile.held.isLandscape ? width : width / 2
    return .tag(
      "figure", ["style": "width:\(Decimal.text(shown))rem"],
      [drawing.node(width: "100%"), .tag("figcaption", [:], display.devices + mode)])
  }
}
