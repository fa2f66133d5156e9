/// Contents.json of a launch image set.
struct LaunchImageSetContents: Decodable {
  struct Image: Decodable {
    var filename: String?
    var idiom: String?
    var orientation: String?
    var scale: String?
    var subtype: String?
    var minimumSystemVersion: String?

    enum CodingKeys: String, CodingKey {
      case filename, idiom, orientation, scale, subtype
      case minimumSystemVersion = "minimum-system-version"
    }
  }

  var images: [Image]?
}
