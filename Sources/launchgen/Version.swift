/// The version that `launchgen --version` prints: the next release, or this one.
let version = "0.1.0"
