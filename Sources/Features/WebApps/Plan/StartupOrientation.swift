/// How a device is held when it starts a web app.
package enum StartupOrientation: String, Equatable, Sendable, CaseIterable {
  case portrait
  case landscape
}
