/// The version that `launchgen --version` prints: that of this release, or of the next release
/// during development.
let version = "0.1.0"
