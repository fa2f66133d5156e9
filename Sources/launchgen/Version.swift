/// The version that `launchgen --version` prints: the version of this release or, during
/// development, of the next release.
let version = "0.1.0"
