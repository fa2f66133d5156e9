/// The names that the asset catalog compiler gives to a display's launch images.
///
/// Source: xcbuild's reimplementation of actool (Libraries/acdriver, LaunchImage.cpp).
public struct CatalogNames: Hashable, Sendable {
  public var portrait: String
  /// The landscape image's name; `nil` if the catalog has only a portrait slot, as for all iPhones
  /// before the 6 Plus. Images in that slot get Portrait entries, which never match a landscape
  /// launch (TN2244).
  public var landscape: String?

  public init(portrait: String, landscape: String? = nil) {
    self.portrait = portrait
    self.landscape = landscape
  }

  /// Makes two names that differ only in the orientation. `800` and `-736h` make
  /// `LaunchImage-800-Portrait-736h` and `LaunchImage-800-Landscape-736h`.
  static func both(_ before: String, _ after: String) -> CatalogNames {
    CatalogNames(
      portrait: "LaunchImage-\(before)-Portrait\(after)",
      landscape: "LaunchImage-\(before)-Landscape\(after)")
  }
}
