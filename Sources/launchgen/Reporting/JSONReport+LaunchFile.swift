import LaunchImages
import LaunchRules
import Pixels

extension JSONReport.LaunchFileEntry {
  init(_ launchFile: LaunchFilePlan, in plan: BuildPlan, bytes: [Int]?) {
    func path(of document: LaunchFileDocument) -> String? {
      launchFile.documents.contains(document) ? plan.path(of: document.file) : nil
    }
    key = launchFile.launchFile.key.rawValue
    storyboard = path(of: .storyboard)
    assetCatalog = plan.path(of: LaunchFilePlan.catalog)
    plist = plan.path(of: LaunchFileDocument.propertyList.file)
    images = launchFile.images.enumerated().map { index, image in
      JSONReport.CatalogImage(
        file: plan.path(of: image.file), scale: image.scale.rawValue,
        pixelWidth: image.size.width, pixelHeight: image.size.height, bytes: bytes?[index])
    }
  }
}
