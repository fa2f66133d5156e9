extension PropertyListDocument {
  var launchScreenWarnings: [InfoPlistWarning] {
    InfoPlistKey.launchScreens.map(phoneKey).filter { root[$0] != nil }.map {
      .launchScreen(key: $0, line: lineOfKey(.key($0)))
    }
  }
}
