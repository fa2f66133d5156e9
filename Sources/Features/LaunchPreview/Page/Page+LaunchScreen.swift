import LaunchRules

extension Page {
  /// The section with the launch screen; `nil` without a launch screen.
  func launchScreen(_ pictures: inout PictureList) -> Node? {
    guard let launchScreen = preview.launchScreen else { return nil }
    // Phones next to a much taller iPad would leave half of the row empty.
    let rows = launchScreen.rows.flatMap { row in
      [DeviceIdiom.phone, .pad].map { idiom in
        row.displays.filter { $0.idiom == idiom }.map { (row, Phone(row, on: $0), $0) }
      }
    }
    let phones = rows.joined().map { $0.1 }
    let longest = phones.map { max($0.millimeters.width, $0.millimeters.height) }.max() ?? 1
    let widest = rows.map { $0.reduce(0) { $0 + $1.1.millimeters.width } }.max() ?? 1
    // The width of the longest device, in rem: with iPads, and with iPhones only.
    let scale = (longest > 200 ? 26 : 24) / longest
    var number = 0
    let nodes = rows.filter { !$0.isEmpty }.map { row in
      Node.tag(
        "div", ["class": "devices"],
        row.map { launchScreen, phone, display in
          number += 1
          let width = phone.millimeters.width
          return .tag(
            "figure", ["style": "width:\(Self.width(width * scale, share: width / widest))"],
            [
              phone.node(
                "launch-\(number)",
                label: "\(display.devices), showing the launch screen\(launchScreen.mode), "
                  + launchScreen.held.optionName, width: "100%", &pictures),
              .tag("figcaption", [:], display.heading + launchScreen.mode),
            ])
        })
    }
    return section("launch-screen", "Launch screen", lead: launchScreen.text, nodes)
  }

  /// The width of a device in a row as a value in CSS. On a wide window, the widest row is as wide
  /// as the page, but no device is much higher than the window.
  ///
  /// - Parameters:
  ///   - rem: the width on a narrow window.
  ///   - share: the device's share of all widths in the widest row, from 0 to 1.
  private static func width(_ rem: Double, share: Double) -> String {
    // The style sheet has gaps of 2 % between the devices.
    "clamp(\(Decimal.text(rem))rem,\(Decimal.text(share * 94))%,\(Decimal.text(rem * 1.6))rem)"
  }
}
