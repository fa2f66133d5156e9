import ArgumentParser
import LaunchImages
import Texts

/// Options for the launches to consider: the device, the iOS version, and the orientations.
struct SituationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "One device, such as 'iPhone 6 Plus', or 'zoomed iPhone 6 Plus' for Display Zoom. "
        + "(default: all that the app supports)",
      valueName: "name"),
    completion: .lines(DeviceModel.all.map(\.name)), transform: Self.device)
  var device: DeviceModel?

  @Option(ArgumentHelp("One version of iOS, such as 8.1. (default: all)", valueName: "version"))
  var ios: OSVersion?

  @Option(
    help: ArgumentHelp(
      "How the device is held at launch. With landscape-right, the home button is on the right. "
        + "Before iOS 11, this matters only on iPads and Plus iPhones. (values: portrait, "
        + "portrait-upside-down, landscape-left, landscape-right; default: all)",
      valueName: "orientation"),
    completion: .list(InterfaceOrientation.allCases.map(\.optionName)), transform: Self.held)
  var held: InterfaceOrientation?

  @Option(
    help: ArgumentHelp(
      "The orientations that the app delegate returns (supportedInterfaceOrientationsFor). After "
        + "launch, they replace those of Info.plist.",
      discussion: """
        Values, separated by commas: \(OrientationMask.names.joined(separator: ", ")).
        """,
      valueName: "mask"),
    completion: .list(OrientationMask.names), transform: Self.mask)
  var appMask: OrientationMask?

  @Option(
    help: ArgumentHelp(
      "The orientations that the topmost view controller returns (supportedInterfaceOrientations). "
        + "Values as for --app-mask. (default: all on iPad, all-but-upside-down on iPhone)",
      valueName: "mask"),
    completion: .list(OrientationMask.names), transform: Self.mask)
  var controllerMask: OrientationMask?

  mutating func validate() throws {
    if let device, let ios, !device.runs(ios) {
      throw ValidationError(
        "'--ios \(ios)' does not run on '--device \(device)': it has iOS "
          + "\(device.systems.lowerBound) "
          + (device.runs(.latest) ? "and later." : "through \(device.systems.upperBound.major)."))
    }
  }

  /// The launches that the options select. Only launches of the app's device families are selected.
  func scope(_ info: LaunchInfo) -> LaunchSurvey.Scope {
    var scope = LaunchSurvey.Scope(info)
    if let device {
      scope.devices = info.families?.contains(device.idiom) ?? true ? [device] : []
    }
    if let ios {
      scope.devices.removeAll { !$0.runs(ios) || info.minimumOS.map { ios < $0 } == true }
    }
    scope.system = ios
    scope.held = held
    scope.appMask = appMask
    scope.controllerMask = controllerMask
    return scope
  }

  /// Why there is no launch in the ``scope(_:)`` of an app.
  func obstacle(_ info: LaunchInfo) -> String {
    let needed = info.minimumOS.flatMap { minimum in
      ios.map { $0 < minimum } ?? device.map { !$0.runs(from: minimum) } == true ? minimum : nil
    }
    return needed.map { "it requires iOS \($0)" } ?? "no such device runs it on its whole screen"
  }

  @Sendable private static func device(_ text: String) throws -> DeviceModel {
    if let device = DeviceModel(named: text) { return device }
    if let nearest = EditDistance.nearest(to: text, in: DeviceModel.all.map(\.name), within: 2) {
      throw ValidationError("it is not a device that launchgen knows; did you mean '\(nearest)'?")
    }
    throw ValidationError(
      "it is not a device that launchgen knows, such as \(likely(text).joined(separator: ", "))"
        + "; shells complete their names, and the man page lists them.")
  }

  /// The names of up to four devices that have the most words in common with `text`.
  private static func likely(_ text: String) -> [String] {
    let words = text.lowercased().split(separator: " ").map(String.init)
    let ranked = DeviceModel.all.map { device in
      let name = device.name.lowercased()
      return (device.name, words.count { name.contains($0) })
    }
    let most = ranked.map(\.1).max() ?? 0
    return ranked.filter { $0.1 == most }.prefix(4).map(\.0)
  }

  @Sendable private static func held(_ text: String) throws -> InterfaceOrientation {
    if let held = InterfaceOrientation.allCases.first(where: { $0.optionName == text }) {
      return held
    }
    let names = InterfaceOrientation.allCases.map(\.optionName).joined(separator: ", ")
    throw ValidationError("it is not one of \(names).")
  }

  @Sendable private static func mask(_ text: String) throws -> OrientationMask {
    if let mask = OrientationMask(parsing: text) { return mask }
    throw ValidationError(
      "it is not one of \(OrientationMask.names.joined(separator: ", ")), nor a list of them.")
  }
}
