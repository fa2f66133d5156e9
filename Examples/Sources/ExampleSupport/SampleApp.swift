import Foundation

extension Example {
  /// The Info.plist of an app that launches into landscape, with the home button on the right.
  public static let infoPlist = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    	<key>CFBundleName</key>
    	<string>Lake</string>
    	<!-- The first one is the launch orientation. -->
    	<key>UISupportedInterfaceOrientations</key>
    	<array>
    		<string>UIInterfaceOrientationLandscapeRight</string>
    		<string>UIInterfaceOrientationLandscapeLeft</string>
    	</array>
    </dict>
    </plist>

    """

  /// Writes ``infoPlist`` into a folder.
  ///
  /// - Returns: the file's path.
  public static func writeInfoPlist(into folder: URL) throws -> String {
    let file = folder.appendingPathComponent("Info.plist")
    try Data(infoPlist.utf8).write(to: file)
    return file.path
  }
}
