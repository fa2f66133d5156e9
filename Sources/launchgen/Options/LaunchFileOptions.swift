import ArgumentParser
import LaunchImages

struct LaunchFileOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Also make a launch screen, which iOS 8 and later show.",
      discussion: """
        They show it instead of launch images; 'merge' writes only its key. storyboard: \
        LaunchScreen.storyboard, for iOS 8 and later. ui-launch-screen: the dictionary \
        UILaunchScreen, for iOS 14 and later; iOS fits its picture, whatever --fit says. Both come \
        with the upright artwork in LaunchAssets.xcassets and the key in LaunchFile.plist. A logo \
        has a view of its own in the storyboard, with the same size in points on all screens; in \
        UILaunchScreen it is in the middle, and over an artwork a part of the picture. An app for \
        iOS 8 and later needs only the storyboard; one that supports iOS 7 needs the images too.
        """,
      valueName: "kind"))
  var launchFile: LaunchFile?
}

extension LaunchFile: ExpressibleByArgument {}
