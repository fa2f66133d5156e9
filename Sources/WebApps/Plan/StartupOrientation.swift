/// How a device is held when it starts a web app.
package enum StartupOrientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case landscape
}
