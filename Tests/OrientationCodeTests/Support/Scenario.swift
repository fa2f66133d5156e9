import Testing

/// A scenario of the programs in Stubs/Scenarios, and what they print in each language.
struct Scenario: CustomTestStringConvertible {
  let name: String
  /// A line for each look at the windows: what is over the app's own view, or `app`.
  let output: String

  init(_ name: String, _ lines: String...) {
    self.name = name
    output = lines.map { $0 + "\n" }.joined()
  }

  var testDescription: String { name }

  static let all = [
    // ready() is called after 3 s, and once more; a quarter of a second later the cover is gone.
    Scenario(
      "ready",
      "LaunchScreen", "LaunchScreen", "LaunchScreen, faded, touches go through [0.25]",
      "LaunchScreen, faded, touches go through [0.25]", "app", "app [0.25]"),
    Scenario("ready before show", "app"),
    Scenario("show again", "2", "app"),
    // 10 seconds, and 2 for the second window.
    Scenario(
      "time limit",
      "LaunchScreen LaunchScreen", "LaunchScreen app", "LaunchScreen", "app [0.25, 0.25]"),
    Scenario("Reduce Motion", "LaunchScreen", "app []"),
    // Each window is ready on its own.
    Scenario("two scenes", "app LaunchScreen", "app app"),
    // The sizes of the cover and of the launch screen's view.
    Scenario("rotation", "480.0 320.0", "480.0 320.0"),
    // In how many of 20 windows, and after how many of 180 changes of size, the launch screen has the
    // window's size, so that its constraints give the frames of the launch.
    Scenario("windows", "20 180"),
    // Whether the cover is over a root view that comes later, before and after the first layout;
    // and whether an alert is over the cover.
    Scenario("order", "false", "true", "true"),
    // The system's appearance, on black, and hidden from VoiceOver.
    Scenario("appearance", "dark black", "true"),
    // What is still alive of the hold, the cover and the launch screen's view controller.
    Scenario("memory", "true true true", "false false false", "false false", "true", "false"),
    // Keys that are missing, have a wrong type, or name nothing.
    Scenario("no launch screen", "app 0", "app 0", "app 0", "app 0", "app 0", "app 0", "app 0"),
    Scenario("xib", "Blue", "app"),
    Scenario("devices", "Plain", "Pad", "Pad", "Phone"),
    // Without a URL, with one that has a launch screen, and with another.
    Scenario(
      "URLs",
      "One", "Two", "One", "Old", "systemBackground + One centered in the screen",
      "systemBackground + Two centered in the screen",
      "systemBackground + One centered in the screen"),
    Scenario(
      "dictionary",
      "systemBackground", "Sky", "systemBackground", "Sky + Logo centered in the screen",
      "systemBackground + Logo centered in the safe area",
      "systemBackground + Sliced stretched in the screen", "systemBackground + navigation bar",
      "systemBackground + toolbar of Bar",
      "systemBackground + Logo centered in the screen + tab bar",
      "systemBackground + navigation bar of Bar + tab bar of Bar", "systemBackground + toolbar"),
    // It is drawn, then dropped by the system; the next one is presented.
    Scenario(
      "first drawable",
      "LaunchScreen", "LaunchScreen", "LaunchScreen", "LaunchScreen, faded, touches go through",
      "app [0.25]"),
  ]
}
