internal import Pictures
internal import Pixels

extension BuildDocument.LaunchFileEntry {
  /// - Parameter made: reports on the launch screen's images, in the plan's order; `nil` in a dry
  ///   run.
  init(_ launchFile: LaunchFilePlan, _ destination: Destination, _ made: [ImageReport]?) {
    key = launchFile.launchFile.key.rawValue
    darkBackground = launchFile.darkBackground?.hexadecimal
    storyboard =
      launchFile.documents.contains(.storyboard)
      ? destination.path(of: LaunchFileDocument.storyboard.file) : nil
    assetCatalog = destination.path(of: LaunchFilePlan.catalog)
    plist = destination.path(of: LaunchFileDocument.propertyList.file)
    images = launchFile.images.enumerated().map { index, image in
      BuildDocument.CatalogImage(
        file: destination.path(of: image.file), artwork: image.artwork?.rawValue,
        scales: image.scales.map(\.rawValue),
        pixelWidth: image.size.width, pixelHeight: image.size.height, bytes: made?[index].bytes,
        written: made?[index].isWritten)
    }
  }
}
