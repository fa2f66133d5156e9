import Foundation
import Pictures
import Pixels
import TestSupport
import Testing

@testable import WebApps

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct StartupTagListTests {
  private static let artwork = WebAppPlan.Artwork(size: PixelSize(width: 3840, height: 2160))

  @Test(arguments: [false, true])
  func everyTag(_ hasDark: Bool) throws {
    let golden = Golden(hasDark ? "tags-dark" : "tags")
    let text = html(WebAppOptions(), hasDark: hasDark)
    #expect(try golden.difference(from: text) == nil)
  }

  @Test(arguments: [
    ("", ""), ("/", "/"), ("/icons", "/icons/"), ("/icons/", "/icons/"),
    ("https://example.com/a", "https://example.com/a/"), ("{{ base }}/", "{{ base }}/"),
    ("%PUBLIC_URL%", "%PUBLIC_URL%/"), ("a&b/", "a&amp;b/"),
    (#""><b id='x'>"#, "&quot;&gt;&lt;b id=&#39;x&#39;&gt;/"),
    ("&amp;", "&amp;amp;/"), ("é/日本/", "é/日本/"),
  ])
  func urlPrefixes(_ prefix: String, _ shown: String) {
    var options = WebAppOptions()
    options.urlPrefix = prefix
    let text = html(options, hasDark: false)
    #expect(text.contains(#" href="\#(shown)apple-splash-1206-2622.png" />"#))
    #expect(
      text.split(separator: "\n").count { $0.hasSuffix(#".png" />"#) } == StartupScreen.imageCount)
    // What would leave the attribute.
    #expect(text.split(separator: "\n").allSatisfy { $0.count { $0 == "<" } == 1 })
  }

  /// XHTML and JSX need closed tags, and JSX does not read comments.
  @Test(arguments: ["", "a & b/", "\"><b id='x'>"])
  func areAlsoXML(_ prefix: String) {
    var options = WebAppOptions()
    options.urlPrefix = prefix
    let text = html(options, hasDark: true)
    #expect(XMLParser(data: Data("<head>\(text)</head>".utf8)).parse())
    #expect(!text.contains("<!"))
  }

  @Test func recognizesItsOwnLists() {
    let text = html(WebAppOptions(), hasDark: true)
    #expect(WebAppPlan.isOwnTagList(text))
    for other in [
      "", "mine", text + "<link rel=\"icon\" href=\"a.png\" />\n", "\n" + text.dropFirst(9),
    ] {
      #expect(!WebAppPlan.isOwnTagList(other))
    }
  }

  private func html(_ options: WebAppOptions, hasDark: Bool) -> String {
    let plan = WebAppPlan(
      artworks: hasDark ? [.main: Self.artwork, .dark: Self.artwork] : [.main: Self.artwork],
      options: options)
    return plan.documents.first { $0.path == "apple-splash.html" }?.text ?? ""
  }
}
