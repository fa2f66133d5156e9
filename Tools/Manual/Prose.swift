/// The parts of the page that are not in the help.
enum Prose {
  static let name = "launch screens and launch images of landscape iPhone apps"

  static let streams = MDoc.text(
    """
    Plans, property lists, findings and JSON go to standard output, messages to standard error. \
    An option's value follows as the next argument, or after an equals sign: --fit=contain.
    """)

  static let common = MDoc.text(
    """
    Every command has -h, --help and --version, and a page of its own:
    """)

  static let environment = [
    ("NO_COLOR", "If it is set and not empty, findings and messages are not colored."),
    (
      "FORCE_COLOR, CLICOLOR_FORCE",
      "If one is set, and is not empty or 0, findings and messages are colored even in a file."
    ),
  ]

  static let files = [
    (
      "LaunchImages/Default*.png",
      "The launch images that build writes; --output and --name-prefix choose other names."
    ),
    (
      "LaunchImages/UILaunchImages.plist",
      "A property list with the entries of the images, which merge writes into an Info.plist."
    ),
    (
      "LaunchPreview.html",
      "The page that preview writes. Other commands write it with --preview."
    ),
    (
      "LaunchScreen.storyboard",
      "The launch screen, in a project or, with screen --output, in a folder."
    ),
    (
      "LaunchAssets.xcassets",
      "The asset catalog with the launch screen's artwork."
    ),
    (
      "LaunchScreen.plist",
      "With screen --output: a property list with the launch screen's key for Info.plist."
    ),
    (
      "WebApp/apple-splash*",
      "The startup images, tags and manifest that pwa writes."
    ),
    (
      "launchgen.json",
      "The apps for make, with their options; init writes a first one."
    ),
    (
      "launchgen.schema.json",
      "The JSON Schema of launchgen.json, for editors."
    ),
    (
      "share/doc/launchgen/Documentation/Guide.md",
      "From artwork to a launching app, step by step; in launchgen-documents, a package of its own."
    ),
  ]

  static let errors = MDoc.text(
    """
    An error about a file is one line: the path (with a line number, if it is known), the problem, \
    the reason, and what to do. An error about usage names the option and shows the usage.
    """)

  static let seeAlso = """
    .Rs
    .%A Apple
    .%T Technical Note TN2244: Launching Your iPhone Application in Landscape
    .%U https://developer.apple.com/library/archive/technotes/tn2244/_index.html
    .Re
    .Rs
    .%A Apple
    .%T Specifying your app\\(aqs launch screen
    .%U https://developer.apple.com/documentation/xcode/specifying-your-apps-launch-screen
    .Re
    """
}
