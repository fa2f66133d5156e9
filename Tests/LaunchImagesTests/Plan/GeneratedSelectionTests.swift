import LaunchImages
import LaunchRules
import Pixels
import Testing

/// The selection over the set that is generated picks, on every device, iOS and way to hold the
/// device, exactly the file that was generated for it.
@Suite struct GeneratedSelectionTests {
  static let systems = (7...27).flatMap { major in (0...9).map { OSVersion(major, $0) } }

  @Test(
    arguments: DeviceModel.all.filter { device in
      LaunchScreenSize.technote.contains { $0.points == device.display.points }
    }, [ScaleSelection.native, .list([.two, .three])])
  func picksItsOwnFile(_ device: DeviceModel, _ scales: ScaleSelection) {
    let plan = plan(scales, "Default")
    let files = Set(plan.images.map(\.file))
    let expected = plan.images.filter {
      $0.size.width == device.display.pixelWidth && $0.size.height == device.display.pixelHeight
    }
    #expect(expected.count == 1)
    for info in infos(plan) {
      for system in Self.systems where device.systems.contains(system) {
        for held in InterfaceOrientation.allCases {
          let launch = Launch(
            info, in: LaunchSituation(device: device, system: system, held: held))
          guard case .image(let image) = launch.outcome else {
            Issue.record("\(device.name) on \(system): \(launch.outcome)")
            return
          }
          #expect(image.files.first { files.contains($0) } == expected.first?.file)
          #expect(launch.orientation.isLandscape && launch.statusBarOrientation.isLandscape)
        }
      }
    }
  }

  /// The same with all screens, and with a second set of upright images: then the file for the newest
  /// iOS, and upright from there on.
  @Test(arguments: DeviceModel.all, [nil, OSVersion(9, 0), OSVersion(10, 2)])
  func allScreens(_ device: DeviceModel, _ uprightFrom: OSVersion?) {
    var options = BuildOptions()
    options.screens = Set(LaunchScreenSize.allCases)
    options.uprightFrom = uprightFrom
    let plan = BuildPlan(artwork: PixelSize(width: 3000, height: 2000), options: options)
    let own = plan.images.filter {
      $0.screen.points == device.display.points && $0.scale == device.display.scale
    }
    let systems =
      OSVersion.majorReleases + [device.systems.lowerBound, OSVersion(10, 1), OSVersion(10, 2)]
    for info in infos(plan).prefix(2) {
      for system in systems where device.systems.contains(system) {
        let launch = Launch(
          info, in: LaunchSituation(device: device, system: system, held: .landscapeLeft))
        guard case .image(let image) = launch.outcome, image.fit == .exact else {
          Issue.record("\(device.name) on \(system): \(launch.outcome)")
          return
        }
        let expected = own.last { $0.minimumOS <= system }
        #expect(image.files.first { info.imageFiles?.contains($0) == true } == expected?.file)
        let isUpright = uprightFrom.map { system >= $0 } == true || device.idiom == .pad
        #expect(expected?.isUpright == isUpright)
        let pixels = PixelSize(
          width: device.display.pixelWidth, height: device.display.pixelHeight)
        #expect(expected?.size == (isUpright ? pixels.transposed : pixels))
      }
    }
  }

  /// Displays without an entry of their own get the nearest, but nothing blank.
  @Test(arguments: DeviceModel.all.filter { $0.display.points.height >= 812 })
  func othersGetTheNearest(_ device: DeviceModel) {
    for info in infos(plan(.native, "Default")) {
      for system in Self.systems where device.systems.contains(system) {
        let launch = Launch(info, in: LaunchSituation(device: device, system: system))
        let nearest: LaunchScreenSize =
          system < OSVersion(8, 0) ? .height568 : .height736
        #expect(launch.outcome.chosen?.entry.size == nearest.points)
      }
    }
  }

  /// Without 1125x2001 a zoomed Plus shows the file of the iPhone 6.
  @Test func zoomedPlusFallsBack() throws {
    let device = try #require(DeviceModel(named: "zoomed iPhone 6 Plus"))
    let plan = plan(.list([.two]), "Default")
    let files = Set(plan.images.map(\.file))
    let launch = Launch(
      infos(plan)[0], in: LaunchSituation(device: device, system: OSVersion(9, 0)))
    #expect(
      launch.outcome.chosen?.files.first { files.contains($0) } == "Default-iOS8-667h@2x.png")
  }

  private func plan(_ scales: ScaleSelection, _ prefix: String) -> BuildPlan {
    var options = BuildOptions()
    options.scales = scales
    options.namePrefix = prefix
    return BuildPlan(artwork: PixelSize(width: 3000, height: 2000), options: options)
  }

  private func infos(_ plan: BuildPlan) -> [LaunchInfo] {
    let (phone, pad) = (plan.entries, plan.padEntries)
    return LandscapeOrientation.allCases.map(\.interfaceOrientation.rawValue).flatMap { first in
      [[first], [first] + LandscapeOrientation.allCases.map(\.interfaceOrientation.rawValue)].map {
        var info = LaunchInfo()
        info.supportedOrientations.any = $0
        info.launchImages.any = phone.map { WrittenEntry($0) }
        info.launchImages.pad = pad.isEmpty ? nil : pad.map { WrittenEntry($0) }
        if !pad.isEmpty { info.imageFiles = Set(plan.images.map(\.file)) }
        return info
      }
    }
  }
}
