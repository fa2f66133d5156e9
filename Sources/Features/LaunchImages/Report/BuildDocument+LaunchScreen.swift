internal import Pictures
internal import Pixels

extension BuildDocument.LaunchScreenEntry {
  /// - Parameter made: reports on the launch screen's images, in the plan's order; `nil` in a dry
  ///   run.
  init(_ launchScreen: LaunchScreenPlan, _ destination: Destination, _ made: [ImageReport]?) {
    key = launchScreen.kind.key.rawValue
    darkBackground = launchScreen.darkBackground?.hexadecimal
    storyboard =
      launchScreen.documents.contains(.storyboard)
      ? destination.path(of: LaunchScreenDocument.storyboard.file) : nil
    assetCatalog = destination.path(of: LaunchScreenPlan.catalog)
    plist = destination.path(of: LaunchScreenDocument.propertyList.file)
    images = launchScreen.images.enumerated().map { index, image in
      BuildDocument.CatalogImage(
        file: destination.path(of: image.file), artwork: image.artwork?.rawValue,
        scales: image.scales.map(\.rawValue),
        pixelWidth: image.size.width, pixelHeight: image.size.height, bytes: made?[index].bytes,
        written: made?[index].isWritten)
    }
  }
}
