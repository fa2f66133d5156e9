/// The version that `launchgen --version` prints: the newest one in CHANGELOG.md.
let version = "0.1.0"
