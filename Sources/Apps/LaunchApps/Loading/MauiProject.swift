internal import Platform

/// A .NET MAUI project. If the project has an item `MauiSplashScreen`, a build makes a launch
/// storyboard from the item, and adds the storyboard's key to the Info.plist.
/// Sources: .NET MAUI, "Add a splash screen"; dotnet/macios issue 12788.
enum MauiProject {
  /// The path of the project if it has the item, and if the Info.plist is in the project's folder
  /// `Platforms/iOS`.
  static func withSplashScreen(ofInfoPlist path: String) -> String? {
    let platform = path.pathFolder
    guard platform.pathNames.suffix(2) == ["Platforms", "iOS"] else { return nil }
    let folder = Path.folder(of: Path.folder(of: platform))
    let names = (try? FolderListing.names(in: folder.isEmpty ? "." : folder)) ?? []
    return names.filter { FileExtension.of($0) == "csproj" }.map { Path.joined(folder, $0) }
      .first { FileReader.begins($0, withOneOf: ["<MauiSplashScreen"]) }
  }
}
