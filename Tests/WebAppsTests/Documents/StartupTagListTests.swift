import Pictures
import Pixels
import TestSupport
import Testing

@testable import WebApps

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
    ("%PUBLIC_URL%", "%PUBLIC_URL%/"), ("?a=1&b=2/", "?a=1&amp;b=2/"),
    (#""><b id='x'>"#, "&quot;&gt;&lt;b id=&#39;x&#39;&gt;/"),
    ("&amp;", "&amp;amp;/"), ("é/日本/", "é/日本/"),
  ])
  func urlPrefixes(_ prefix: String, _ shown: String) {
    var options = WebAppOptions()
    options.urlPrefix = prefix
    let text = html(options, hasDark: false)
    #expect(text.contains(#" href="\#(shown)apple-splash-1206-2622.png">"#))
    #expect(
      text.split(separator: "\n").count { $0.hasSuffix(#".png">"#) } == StartupScreen.imageCount)
    // What would leave the attribute.
    #expect(text.split(separator: "\n").allSatisfy { $0.count { $0 == "<" } == 1 })
  }

  private func html(_ options: WebAppOptions, hasDark: Bool) -> String {
    let plan = WebAppPlan(
      artworks: hasDark ? [.main: Self.artwork, .dark: Self.artwork] : [.main: Self.artwork],
      options: options)
    return plan.documents.first { $0.path == "apple-splash.html" }?.text ?? ""
  }
}
