import ExampleSupport
import Foundation
import LaunchCheck

/// Checks a folder with an Info.plist for faults that make an app launch into a blank screen.
@main
enum CheckFolder {
  static func main() async throws {
    try await Example.withTemporaryFolder { folder in
      // Here is the mistake: the entry of an asset catalog's image is for portrait launches.
      let entry = """
        <key>UILaunchImages</key>
        <array>
        <dict>
        <key>UILaunchImageMinimumOSVersion</key><string>7.0</string>
        <key>UILaunchImageName</key><string>LaunchImage-700-568h</string>
        <key>UILaunchImageOrientation</key><string>Portrait</string>
        <key>UILaunchImageSize</key><string>{320, 568}</string>
        </dict>
        </array>
        </dict>
        </plist>
        """
      let text = Example.infoPlist.replacingOccurrences(of: "</dict>\n</plist>", with: entry)
      try Data(text.utf8).write(to: folder.appendingPathComponent("Info.plist"))

      let findings = try Checker().findings(at: folder.path)
      for finding in findings { print(line(for: finding)) }
      Example.expect(
        findings.contains { $0.rule == "blank-screen" && $0.level == .error },
        "the blank screen is found")
      Example.expect(findings.contains { $0.line != nil }, "findings name the line")

      let others = try Checker(disabled: ["blank-screen"]).findings(at: folder.path)
      Example.expect(!others.contains { $0.rule == "blank-screen" }, "rules can be left out")

      do throws(LoadError) {
        _ = try Checker().findings(at: folder.path + "/missing.ipa")
        Example.expect(false, "there is no such file")
      } catch {
        Example.expect(error.isAboutInput, "the file cannot be read")
        print("missing.ipa \(error)")
      }
    }
  }

  /// A finding in the format of compilers, so that editors can jump to the line.
  private static func line(for finding: Finding) -> String {
    let place = [finding.path, finding.line.map(String.init)].compactMap(\.self)
      .joined(separator: ":")
    return "\(place): \(finding.level.rawValue): \(finding.message) [\(finding.rule)]"
  }
}
