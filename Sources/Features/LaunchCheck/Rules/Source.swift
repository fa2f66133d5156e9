enum Source {
  static let technote = "TN2244"
  static let orientationAnswer = "QA1588"
  static let reference = "Information Property List Key Reference"
  static let decompiled = "DECOMP"
  static let wild = "Info.plist files of shipped apps"
  static let store = "App Store Connect"
  static let launchTechnote = "TN3118"
  static let xcodeHelp = "Xcode Help"
  static let storyboards = "launch screens of shipped apps"
  static let launchScreens = "Apple's documentation of UILaunchScreen"
  static let ibtool = "ibtool's messages, as projects quote them"
  static let xcode = "Swift Build, the build system of Xcode"
}
