internal import AppDocuments
internal import LaunchRules
internal import Platform

/// A .NET MAUI project. If the project has an item `MauiSplashScreen`, a build makes a launch
/// storyboard from the item, and adds the storyboard's key to the Info.plist.
/// Sources: .NET MAUI, "Add a splash screen"; dotnet/macios issue 12788.
struct MauiProject {
  let path: String
  private let root: InterfaceElement

  /// The project in whose folder `Platforms/iOS` an Info.plist is; `nil` if there is none.
  init?(ofInfoPlist path: String) {
    let platform = path.pathFolder
    guard platform.pathNames.suffix(2) == ["Platforms", "iOS"] else { return nil }
    let folder = Path.folder(of: Path.folder(of: platform))
    let names = (try? FolderListing.names(in: folder.isEmpty ? "." : folder)) ?? []
    guard let name = names.first(where: { FileExtension.of($0) == "csproj" }),
      let root = try? InterfaceReader.root(ofFile: Path.joined(folder, name))
    else { return nil }
    (self.path, self.root) = (Path.joined(folder, name), root)
  }

  var hasSplashScreen: Bool { root.elements.contains { $0.name == "MauiSplashScreen" } }

  /// The Info.plist with the project's deployment target, unless it has its own.
  func built(_ document: PropertyListDocument) -> PropertyListDocument {
    let key = InfoPlistKey.minimumOS
    // Conditions name platforms, as in `'$(TargetFramework)' == 'net9.0-ios'`.
    let targets = root.children(named: "PropertyGroup").flatMap { group in
      group.children(named: "SupportedOSPlatformVersion").filter { element in
        [group["Condition"], element["Condition"]].compactMap(\.self)
          .allSatisfy { $0.contains("ios") && !$0.contains("!") }
      }
    }
    guard let target = targets.last, document.root[key] == nil else { return document }
    let place = PropertyListPlace.source(path: path, line: target.line)
    return document.built(
      document.root.merging([key: .string(target.text)]) { first, _ in first },
      [key: PropertyListAddition(place: place)])
  }
}
