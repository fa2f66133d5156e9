/// What the asset catalog compiler calls a display's launch images.
///
/// Source: xcbuild's reimplementation of actool (Libraries/acdriver, LaunchImage.cpp).
public struct CatalogNames: Hashable, Sendable {
  public var portrait: String
  /// `nil` where the catalog has only a portrait slot: every iPhone before the 6 Plus. Such images
  /// get entries for Portrait, which a landscape launch never matches (TN2244).
  public var landscape: String?

  public init(portrait: String, landscape: String? = nil) {
    self.portrait = portrait
    self.landscape = landscape
  }

  /// Names that differ in one word: `LaunchImage-800-Portrait-736h`.
  static func both(_ before: String, _ after: String) -> CatalogNames {
    CatalogNames(
      portrait: "LaunchImage-\(before)-Portrait\(after)",
      landscape: "LaunchImage-\(before)-Landscape\(after)")
  }
}
