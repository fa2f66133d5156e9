internal import Foundation
internal import TestSupport

/// Property lists in XML and binary, plain and unusual.
enum PropertyListSeeds {
  static var all: [ContiguousArray<UInt8>] {
    texts.map { ContiguousArray($0.utf8) } + binary
  }

  private static let texts = [
    InfoPlistText.document(
      InfoPlistText.orientations(["LandscapeRight", "Portrait"]),
      InfoPlistText.launchImages(InfoPlistText.listing1)),
    InfoPlistText.document(InfoPlistText.orientations(["LandscapeLeft"], suffix: "~iphone")),
    "<plist><dict/></plist>", "<plist version=\"1.0\"><dict></dict></plist>\n",
    """
    <?xml version="1.0" encoding="UTF-8"?>\r
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\r
    <plist version="1.0">\r
      <!-- one --><dict>\r
        <key>a&amp;&#66;</key><string>x<![CDATA[<y>]]>&#x1F600;</string>\r
        <key>UILaunchImages</key><array/><!-- two -->\r
      </dict>\r
    </plist>\r
    """,
    """
    <plist><dict><key>n</key><integer>-0x1F</integer><key>r</key><real>1.5e3</real><key>d</key>\
    <date>2001-01-31T23:59:59Z</date><key>b</key><data>AAEC</data><key>t</key><true/><key>f</key>\
    <false/><key>l</key><array><integer>18446744073709551615</integer><real>nan</real></array>\
    <key>UILaunchScreen</key><dict/></dict></plist>
    """,
    "<plist><dict><key>a</key><true/><key>a</key><false/></dict></plist>",
    "{ a = 1; }", "{\"a\": 1}", "<?xml?>", "",
  ]

  private static var binary: [ContiguousArray<UInt8>] {
    let lists: [[String: Any]] = [
      [:], ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationLandscapeRight"]],
      [
        "string": "text", "ü": "日本", "small": 3, "negative": -1, "most": UInt64.max, "real": 1.5,
        "yes": true, "date": Date(timeIntervalSinceReferenceDate: 86_400), "data": Data([0, 1]),
        "nested": [["a": [1, 2, [3]]]], "many": Array(0..<20),
        "long": String(repeating: "x", count: 300),
      ],
    ]
    return lists.compactMap { list in
      (try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
        .map { ContiguousArray($0) }
    }
  }
}

extension PropertyListTarget {
  package static var seeds: [ContiguousArray<UInt8>] { PropertyListSeeds.all }
}

extension MergeTarget {
  /// Each list with options that change nothing, something and all.
  package static var seeds: [ContiguousArray<UInt8>] {
    PropertyListSeeds.all.flatMap { list in [0, 0x43, 0x77, 0x6B].map { [$0] + list } }
  }
}
