import AppDocuments
internal import LaunchRules

@testable import LaunchApps

/// Contents.json of launch image sets: the lines that name their files, and the entries that Xcode
/// writes.
package enum CatalogTarget: FuzzTarget {
  package static func check(_ input: ContiguousArray<UInt8>) throws(Finding) {
    guard let slots = CatalogContents(input)?.slots else { return }
    try expect(slots.count <= LaunchInfo.entryLimit, "\(slots.count) slots")
    let lines = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for slot in slots {
      if let line = slot.line, let name = slot.filename {
        try expect(lines.indices.contains(line - 1), "line \(line) of \(lines.count)")
        try expect(
          String(decoding: lines[line - 1], as: UTF8.self).contains(name), "no file on line \(line)"
        )
      }
      if let kind = CatalogSlot(slot), let entry = kind.entry(ofSet: "LaunchImage") {
        try expect(entry.size == kind.points, "\(entry.name) has \(entry.size)")
      }
    }
  }
}

extension CatalogTarget {
  package static var seeds: [ContiguousArray<UInt8>] {
    [
      """
      {
        "images" : [
          { "idiom" : "iphone", "filename" : "a.png", "scale" : "2x", "subtype" : "retina4",
            "orientation" : "portrait", "extent" : "full-screen", "minimum-system-version" : "7.0" },
          { "idiom" : "iphone", "filename" : "b.png", "scale" : "3x", "subtype" : "736h",
            "orientation" : "landscape", "minimum-system-version" : "8.0" },
          { "idiom" : "ipad", "filename" : "c.png", "scale" : "1x", "orientation" : "landscape",
            "extent" : "to-status-bar" },
          { "idiom" : "tv", "filename" : "../d.png", "scale" : "1x" }
        ],
        "info" : { "version" : 1, "author" : "xcode" }
      }
      """,
      "{\"x\":[{},\n{}],\"images\":[{\"subtype\":\"2436h\",\"idiom\":\"iphone\"},\n{}]}",
      #"{"images":[{"filename":"\u0061\"\\","minimum-system-version":"11.0.1"}],"a":"{"}"#,
      "{\"images\":null}", "{\"images\":{}}", "[[{}]]", "{}", "",
    ].map { ContiguousArray($0.utf8) }
  }
}
