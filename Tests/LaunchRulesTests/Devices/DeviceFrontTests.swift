import LaunchRules
import Testing

@Suite struct DeviceFrontTests {
  private static let known = Display.all.filter { $0 != .duoOuter && $0 != .duoInner }

  @Test(arguments: known)
  func bodySurroundsScreen(_ display: Display) throws {
    let front = try #require(display.front)
    let body = front.bodyPoints
    let sides = (body.width - Double(display.points.width)) / 2
    let ends = (body.height - Double(display.points.height)) / 2
    // A rim of half a millimeter through 2.5 centimeters.
    #expect((3...165).contains(sides), "\(sides)")
    #expect((3...165).contains(ends), "\(ends)")
    #expect(ends >= sides - 3)
  }

  @Test(arguments: known)
  func agreesWithTheDevices(_ display: Display) throws {
    let front = try #require(display.front)
    let devices = DeviceModel.all.filter { $0.display == display }
    #expect(devices.contains { $0.hasHomeButton == front.hasHomeButton })
    #expect(front.hasHomeButton == (front.cornerRadius == 0))
    let hasCamera = front.camera != .outside
    #expect(hasCamera == (display.idiom == .phone && !front.hasHomeButton))
  }

  @Test(arguments: known)
  func cameraIsInTheSafeArea(_ display: Display) throws {
    let front = try #require(display.front)
    let areas = DeviceModel.all.filter { $0.display == display }.compactMap(\.safeAreas)
    guard let top = areas.map(\.portrait.top).min() else { return }
    #expect(front.camera.reach <= Double(top))
    #expect(front.camera.width < Double(display.points.width) - 2 * front.cornerRadius + 60)
  }

  @Test func noSourceGivesTheDuo() {
    #expect(Display.duoOuter.front == nil)
    #expect(Display.duoInner.front == nil)
  }
}
