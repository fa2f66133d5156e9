/// The version that `launchgen --version` prints: the release that this code is or becomes.
let version = "0.1.0"
