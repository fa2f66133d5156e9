import LaunchRules

extension Page {
  /// `nil` if there is none.
  func launchFile(_ pictures: inout PictureList) -> Node? {
    guard let launchFile = preview.launchFile else { return nil }
    let picture = launchFile.picture.map { pictures.add($0) }
    let longest = launchFile.displays.map { PhoneGeometry($0).millimeters }.max() ?? 1
    let devices = launchFile.displays.enumerated().map { index, display in
      device(launchFile, display, picture, "launch-\(index)", longest)
    }
    return section(
      "launch-file", "Launch file", lead: launchFile.text,
      [.tag("div", ["class": "devices"], devices)])
  }

  private func device(
    _ launchFile: PreviewLaunchFile, _ display: Display, _ picture: PictureReference?,
    _ identifier: String, _ longest: Double
  ) -> Node {
    let content: PhoneDrawing.Content =
      launchFile.isKnown
      ? .interface(picture, launchFile.fit, background: launchFile.background) : .unknown
    let drawing = PhoneDrawing(
      display, held: launchFile.held, content, identifier: identifier,
      label: "\(display.devices), showing the launch file, \(launchFile.held.optionName)")
    return .tag(
      "figure", ["class": "held"],
      [drawing.node(longest: longest), .tag("figcaption", [:], display.devices)])
  }
}
