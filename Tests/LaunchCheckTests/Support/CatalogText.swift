import TestSupport

/// A launch image set of an asset catalog.
enum CatalogText {
  /// The slots of Xcode 6 for iPhones, with a file each.
  static let phone = [
    "- portrait 2x 7.0", "retina4 portrait 2x 7.0", "667h portrait 2x 8.0", "736h portrait 3x 8.0",
    "736h landscape 3x 8.0",
  ]

  /// - Parameter slots: such as `retina4 portrait 2x 7.0`: subtype, orientation, scale, iOS; a
  ///   dash for what is missing.
  static func contents(_ slots: [String], idiom: String = "iphone") -> String {
    let images = slots.enumerated().map { index, slot in
      let words = slot.split(separator: " ")
      let subtype = words[0] == "-" ? "" : "\"subtype\" : \"\(words[0])\", "
      return "    { \"filename\" : \"\(index).png\", \"idiom\" : \"\(idiom)\", \(subtype)"
        + "\"extent\" : \"full-screen\", \"orientation\" : \"\(words[1])\", "
        + "\"scale\" : \"\(words[2])\""
        + (words[3] == "-" ? " }" : ", \"minimum-system-version\" : \"\(words[3])\" }")
    }
    return "{\n  \"images\" : [\n\(images.joined(separator: ",\n"))\n  ],\n"
      + "  \"info\" : { \"author\" : \"xcode\", \"version\" : 1 }\n}\n"
  }
}

/// An image set with one picture for all devices.
enum ImageSetText {
  static let contents = "{\"images\": [{\"filename\": \"a.svg\", \"idiom\": \"universal\"}]}"
  static let picture = "<svg width=\"10\" height=\"10\"/>"
}

extension ProjectSample {
  /// An app whose launch screen has an image.
  static let withLaunchScreen = clean.with {
    $0.texts = [
      "App/Info.plist": InfoPlistText.document(
        InfoPlistText.orientations(["Portrait"]),
        "<key>UILaunchScreen</key><dict>\n<key>UIImageName</key>\n<string>Logo</string></dict>"),
      "App/Images.xcassets/Logo.imageset/Contents.json": ImageSetText.contents,
      "App/Images.xcassets/Logo.imageset/a.svg": ImageSetText.picture,
    ]
    $0.images = [:]
    $0.project.targets[0].resources = ["App/Images.xcassets"]
    $0.project.targets[0].settings.append("IPHONEOS_DEPLOYMENT_TARGET = 14.0")
  }

  /// The same with an asset catalog that is no member of the target.
  var outside: ProjectSample { with { $0.project.targets[0].resources = [] } }

  static let setting = "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME = LaunchImage"
  static let set = "App/Images.xcassets/LaunchImage.launchimage/"

  /// An app whose launch images come from an asset catalog.
  static func catalog(_ orientations: [String], _ slots: [String] = CatalogText.phone)
    -> ProjectSample
  {
    clean.with {
      $0.texts = [
        "App/Info.plist": InfoPlistText.document(InfoPlistText.orientations(orientations)),
        set + "Contents.json": CatalogText.contents(slots),
      ]
      $0.images = [:]
      let sizes = [
        "-": (640, 960), "retina4": (640, 1136), "667h": (750, 1334), "736h": (1242, 2208),
      ]
      for (index, slot) in slots.enumerated() {
        let words = slot.split(separator: " ").map(String.init)
        let size = sizes[words[0]] ?? (1, 1)
        $0.images[set + "\(index).png"] = words[1] == "portrait" ? size : (size.1, size.0)
      }
      $0.project.targets[0].resources = ["App/Images.xcassets"]
      $0.project.targets[0].settings.append(setting)
    }
  }
}
