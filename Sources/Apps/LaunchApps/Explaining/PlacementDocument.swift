internal import LaunchRules
internal import Pictures
internal import Texts

/// Where the pictures of a launch screen are, in points: on each screen and in each window of a known
/// size. `explain --placement` prints it as a table or as JSON.
package struct PlacementDocument: Encodable {
  struct Screen: Encodable {
    /// The kind of a window; absent for a whole screen.
    var place: String?
    var devices: [String]
    var width, height, scale: Int
    /// Absent if no source gives the safe area.
    var safeArea: SafeArea?
    /// The orientations in which the app launches on a screen of this shape; absent for windows.
    var orientations: [String]?
    /// `light` or `dark` if dark mode shows the pictures at other places; otherwise `any`.
    var appearance: String
    /// The key in Info.plist that specifies the launch screen.
    var key: String
    /// The whole pictures of a launch screen that launchgen wrote; absent if there are none.
    var artwork, logo: ViewFrame?
    var focus: PictureInWindow.Point?
    /// All pictures, from back to front.
    var images: [PictureInWindow]
  }

  /// The path of the Info.plist; absent if the command explains only one Info.plist.
  var path: String?
  private var screens: [Screen] = []

  package init(_ report: LaunchExplanation, path: String? = nil) {
    self.path = path
    for rows in report.rows.chunked(by: { $0.display == $1.display }) {
      for isLandscape in [false, true] {
        let held = rows.filter { $0.launch.orientation.isLandscape == isLandscape }
        guard let row = held.last else { continue }
        let orientation = row.launch.orientation
        let devices = held.flatMap(\.devices).withoutRepeats
        func safeArea(_ device: DeviceModel) -> SafeArea? {
          (device.safeAreas ?? row.display.safeAreas)?[orientation]
        }
        for area in devices.map(safeArea).withoutRepeats {
          let window = report.contents.window(row.display, held: orientation, safeArea: area)
          add(held, report, on: row.display, window) { screen in
            screen.devices = devices.filter { safeArea($0) == area }.map(\.name)
            screen.safeArea = area == nil ? nil : window.safeArea
            screen.orientations = held.map(\.launch.orientation.rawValue).withoutRepeats
          }
        }
      }
    }
    for place in report.windows.filter({ $0.treatment == .fixedSizes }).map(\.place) {
      for size in place.sizes {
        let rows = report.rows.filter { $0.display.idiom == size.idiom }
        let area = place.safeArea ?? size.safeAreas?[.portrait]
        let window = LaunchWindow(size, held: .portrait, safeArea: area)
        add(rows, report, on: size, window) { screen in
          screen.place = place.rawValue
          screen.devices = [place.words]
          screen.safeArea = area
        }
      }
    }
  }

  /// The table for people, with a line for each picture on each screen.
  package var table: (header: [String], rows: [[String]]) {
    let rows = screens.flatMap { screen in
      screen.images.map { image in
        [
          screen.devices.listed(upTo: 1),
          "\(screen.width)x\(screen.height)" + (screen.appearance == "dark" ? ", dark" : ""),
          image.name,
          image.frame?.text ?? "not known: \(image.unknown?.rawValue ?? "")",
          image.drawn?.text ?? "not known",
        ]
      }
    }
    return (["DEVICES", "WINDOW", "IMAGE", "FRAME", "DRAWN"], rows)
  }

  /// Adds the launch screen of rows on the newest iOS: once, or twice if dark mode shows the pictures
  /// at other places.
  private mutating func add(
    _ rows: [LaunchSurvey.Row], _ report: LaunchExplanation, on display: Display,
    _ window: LaunchWindow, _ describe: (inout Screen) -> Void
  ) {
    let keys = rows.filter { !report.isBlank($0) }.compactMap { row -> LaunchScreenKey? in
      if case .launchScreen(let key) = row.launch.outcome { key } else { nil }
    }
    let idiom = display.idiom
    guard let key = keys.max(by: { $0.minimumOS < $1.minimumOS }),
      let layout = LaunchScreenLayout(report.contents, key, for: idiom)
    else { return }
    let modes = Set(report.contents.assetTraits.filter { $0.idiom == idiom }.map(\.isDark))
      .sorted { !$0 && $1 }
    let pictures = modes.map { isDark in
      layout.pictures(on: AssetTrait(display, in: window, isDark: isDark), in: window)
    }
    let areEqual = pictures.allSatisfy { $0 == pictures.first }
    for (isDark, pictures) in zip(modes, pictures).prefix(areEqual ? 1 : 2) {
      var screen = Screen(
        devices: [], width: window.size.width, height: window.size.height,
        scale: display.scale.rawValue, appearance: areEqual ? "any" : isDark ? "dark" : "light",
        key: key.rawValue, artwork: pictures.first { $0.role == .artwork }?.drawn,
        logo: pictures.first { $0.role == .logo }?.drawn,
        focus: pictures.lazy.compactMap(\.focus).first, images: pictures)
      describe(&screen)
      screens.append(screen)
    }
  }
}

extension ViewFrame {
  /// The frame in tenths of a point, as text: `0,12.5 402x874`.
  fileprivate var text: String {
    let sides = [x, y, width, height].map { NumberText.short(($0 * 10).rounded() / 10 + 0) }
    return "\(sides[0]),\(sides[1]) \(sides[2])x\(sides[3])"
  }
}
