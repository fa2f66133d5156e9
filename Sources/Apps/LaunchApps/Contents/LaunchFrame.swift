package import LaunchRules
internal import Pictures
package import Pixels
internal import Texts

/// A device with a smaller screen, in whose frame an app runs. The raw value is for messages.
package enum FramingDevice: String {
  case phone4s = "iPhone 4s"
  case phone5 = "iPhone 5"
  case olderPhone = "older iPhone"
  case olderPad = "older iPad"
}

/// The faults of launches that show an image, as `explain`, `check` and a preview report them.
extension BundleContents {
  /// The file that iOS loads: the first of the outcome's files that is in the app.
  package func present(_ outcome: LaunchOutcome) -> String? {
    outcome.files.first { images[$0] != nil }
  }

  /// Whether the file that iOS loads is broken or not a PNG.
  package func isUnreadable(_ row: LaunchSurvey.Row) -> Bool {
    present(row.launch.outcome).map { images[$0]?.readable == nil } ?? false
  }

  /// Whether a device runs the app in the frame of a device with a smaller screen.
  package func isFramed(_ row: LaunchSurvey.Row) -> Bool { framingScreen(row) != nil }

  /// The screen, in points, of the older device in whose frame the app runs; `nil` if the app fills
  /// the screen, or if the app's images are unknown.
  package func framingScreen(_ row: LaunchSurvey.Row) -> PointSize? {
    if case .letterboxed(let image) = row.launch.outcome {
      return image.entry.size.isLarger(than: row.display.points) ? nil : image.entry.size
    }
    return namedFrame(row)?.points
  }

  /// The older device in whose frame the app runs, because no image found by name has the screen's
  /// size; otherwise `nil`.
  package func frame(_ row: LaunchSurvey.Row) -> FramingDevice? {
    namedFrame(row).map { frame in
      if frame.idiom == .pad { return .olderPad }
      return frame == .phone480 ? .phone4s : frame == .phone568 ? .phone5 : .olderPhone
    }
  }

  /// The app runs in a frame if it has no entries and no launch screen, and iOS finds no image by
  /// name for the screen. Source: shipped apps; documented nowhere.
  private func namedFrame(_ row: LaunchSurvey.Row) -> Display? {
    guard case .namedFile = row.launch.outcome, row.display != .phone480, knowsNamedImages else {
      return nil
    }
    func has(_ display: Display) -> Bool { !namedUses(on: display, row.launch.orientation).isEmpty }
    if has(row.display) { return nil }
    if row.display.idiom == .pad { return row.display.isOfFirstPads ? nil : .pad1024At1x }
    return row.display.frames.first(where: has) ?? .phone480
  }

  /// Whether it is known which images iOS finds by name.
  var knowsNamedImages: Bool {
    knowsImages || project?.hidesImages != true && !(images.isEmpty && unfoundImages.isEmpty)
  }

  /// A clause about the iPhones that run the app in a frame, because no image found by name has the
  /// screen's size: `iPhones from the 6 on run the app in the frame of an iPhone 5`. The result is
  /// `nil` if there are no such iPhones, or if the images are unknown.
  ///
  /// - Parameter system: launches from this version of iOS on are ignored; `nil` to ignore none.
  package func framedPhones(before system: OSVersion? = nil) -> String? {
    guard info.idioms.contains(.phone) else { return nil }
    let rows = LaunchSurvey(info, on: .phone).rows.filter { row in
      system.map { row.systems.from < $0 } ?? true
    }
    let framed = rows.filter { frame($0) != nil }
    guard let frame = framed.lazy.compactMap(frame).first else { return nil }
    let missing = Set(framed.map(\.display))
    // iPhones later than the 6 Plus have the screen of the 6.
    let last = rows.reversed().prefix { row in
      missing.contains(row.display) && (row.display != .plus || missing.contains(.phone667))
    }.reversed()
    let start = last.flatMap(\.devices).filter { !$0.name.hasPrefix("zoomed") }
      .min { $0.systems.lowerBound < $1.systems.lowerBound }
    let others = framed.filter { row in !last.contains { $0.display == row.display } }
    let onward = start.map { "iPhones from the \($0.name.replacing("iPhone ", with: "")) on" }
    let areAll = rows.allSatisfy { missing.contains($0.display) }
    let phones = areAll ? ["iPhones"] : others.map(\.deviceNames).withoutRepeats + [onward ?? ""]
    return phones.filter { !$0.isEmpty }.inWords()
      + " run the app in the frame of an \(frame.rawValue)"
  }

  /// Words for the iPads that run the app in the frame of an older iPad, because no image has their
  /// screen's size; `nil` if there are none.
  package var framedPads: String? {
    let rows = LaunchSurvey(info, on: .pad).rows
    let framed = rows.filter(isFramed).map(\.display).withoutRepeats
    let newer = rows.map(\.display).withoutRepeats.filter { !$0.isOfFirstPads }
    if framed.isEmpty { return nil }
    return framed == newer
      ? "the iPad 7, iPad mini 6, iPad Air 3, iPad Pro 10.5, iPad Pro 12.9 and later iPads"
      : framed.map(devices(with:)).inWords()
  }

  /// A clause about iPads that find no image for iPads by name, such as `some iPads show none`;
  /// `nil` if no such iPads are known.
  package var padsWithoutImage: String? {
    let rows = LaunchSurvey(info, on: .pad).rows.filter { row in
      if case .namedFile = row.launch.outcome { true } else { false }
    }
    let all = rows.map { row in (row, file: present(row.launch.outcome).flatMap { images[$0] }) }
    let bare = all.filter { $0.file.map(isOfPhone) ?? true }
    guard knowsNamedImages, let first = bare.first?.0.launch.orientation else { return nil }
    let side = all.filter { $0.0.launch.orientation.isLandscape == first.isLandscape }
    let isWhole = bare.count == all.count
    let words = first.isLandscape ? " in landscape" : " in portrait"
    return (isWhole || bare.count == side.count ? "iPads show " : "some iPads show ")
      + (bare.allSatisfy { $0.file == nil }
        ? "none" : "an iPhone's image" + (bare.contains { $0.file == nil } ? " or none" : ""))
      + (!isWhole && bare.count == side.count ? words : "")
  }

  /// The size of the file that a launch shows, if a new image is needed. The result is `nil` if the
  /// size is right, if an iPhone's file needs only a rotation or another name, or if the entry is for
  /// another screen.
  package func wrongSize(_ row: LaunchSurvey.Row) -> PixelSize? {
    guard let name = present(row.launch.outcome), let file = images[name],
      let size = file.readable?.size
    else { return nil }
    let uses: [FileUse]
    if let chosen = row.launch.outcome.chosen {
      let key = info.launchImages.key(InfoPlistKey.launchImages, for: row.display.idiom)
      let site = sites.first { $0.key == key && $0.index == chosen.index }
      uses = site.map(uses(of:)) ?? []
    } else {
      uses = namedUses(on: row.display, row.launch.orientation)
    }
    let own = uses.filter { $0.display == row.display && $0.file.name == name }
    let isWrong = own.allSatisfy { use in
      let fit = fit(use, size, uprightSets: [])
      if case .transposed = fit { return row.display.idiom == .pad }
      return [.other, .belowStatusBar].contains(fit)
    }
    // An iPad may find only the image of an iPhone.
    let isForOthers =
      row.launch.outcome.chosen == nil && row.display.idiom == .pad && isOfPhone(file)
    return isForOthers || !own.isEmpty && isWrong ? size : nil
  }

  /// The devices that have this display and can run the app, as text for messages.
  package func devices(with display: Display) -> String {
    let models = DeviceModel.all.filter { $0.display == display && info.mayRun(on: $0) }
    return models.isEmpty ? display.devices : DeviceModel.names(models, on: display)
  }
}

extension Display {
  /// Whether this is the screen of the first iPads, which have 768x1024 points.
  fileprivate var isOfFirstPads: Bool { points == Display.pad1024At1x.points }
}
