import ArgumentParser
import LaunchImages

struct LaunchScreenOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Also make a launch screen, which iOS 8 and later show.",
      discussion: """
        iOS then ignores launch images. ('merge' writes only the key.) storyboard: \
        LaunchScreen.storyboard, for iOS 8 and later. ui-launch-screen: the dictionary \
        UILaunchScreen, for iOS 14 and later; iOS scales its image, regardless of --fit. Both come \
        with the upright artwork in LaunchAssets.xcassets and the key in LaunchScreen.plist. In the \
        storyboard, a logo is a separate view with the same size in points on all screens; in \
        UILaunchScreen, it is centered, and part of the image if there is an artwork. An app for \
        iOS 8 and later needs only the storyboard; one that supports iOS 7 needs the images too.
        """,
      valueName: "kind"))
  var launchScreen: LaunchScreenKind?
}

extension LaunchScreenKind: ExpressibleByArgument {}
