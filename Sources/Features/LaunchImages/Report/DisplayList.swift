internal import LaunchRules
internal import Texts

/// The list of all displays and their launch images, which `launchgen displays` prints.
package enum DisplayList {
  package struct Row: Encodable {
    var devices: String
    var width, height, scale, pixelWidth, pixelHeight: Int
    var minimumOS: String
    /// The file that launchgen makes for the display; absent if launchgen makes no file.
    var file: String?
    var catalogName: String?
  }

  package static var rows: [Row] {
    Display.all.map { display in
      let screen = LaunchScreenSize(rawValue: display.points.height)
      return Row(
        devices: display.devices, width: display.points.width, height: display.points.height,
        scale: display.scale.rawValue, pixelWidth: display.pixelWidth,
        pixelHeight: display.pixelHeight, minimumOS: display.minimumOS.description,
        file: screen.map {
          LaunchImageName.defaultPrefix + ScreenImage(of: $0).fileSuffix(display.scale)
        },
        catalogName: display.catalogName)
    }
  }

  package static func lines(columns: Int) -> [String] {
    let table = TextTable(
      header: ["POINTS", "SCALE", "PIXELS", "FROM", "FILE", "DEVICES"],
      rows: rows.map {
        [
          "\($0.width)x\($0.height)", "@\($0.scale)x", "\($0.pixelWidth)x\($0.pixelHeight)",
          "iOS \($0.minimumOS)", $0.file ?? "-", $0.devices,
        ]
      })
    return table.lines(columns: columns)
  }
}
