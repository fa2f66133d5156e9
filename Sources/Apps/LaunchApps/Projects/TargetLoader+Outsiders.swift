internal import InfoPlist
internal import LaunchRules
internal import XcodeProjects

extension TargetLoader {
  /// Asset catalogs that contain assets for the launch, but are not members of the target.
  func outsideCatalogs(
    _ document: PropertyListDocument, _ info: LaunchInfo, _ settings: BuildSettings,
    _ storyboards: StoryboardContents
  ) -> [ProjectContents.Outsider] {
    let members = Set(files.catalogs)
    let shown = LaunchScreenDictionary.all(in: document).flatMap(\.assets).map(\.name)
    let used = storyboards.documents(.launch).flatMap { _, document in
      (document.images + document.colors).map(\.name)
    }
    let assets = storyboards.assets
    let missing = Set(shown + used).filter { name in
      guard let assets else { return false }
      return assets.catalog.images[name] == nil && assets.catalog.colors[name] == nil
        && !assets.looseImages.contains(LaunchAssets.looseName(name))
    }
    return finder.catalogs(having: missing, except: members)
      + outsideLaunchImages(info, settings, members)
  }

  /// The catalogs outside the target that contain the launch image set of the build settings, if
  /// devices look for it.
  private func outsideLaunchImages(
    _ info: LaunchInfo, _ settings: BuildSettings, _ members: Set<String>
  ) -> [ProjectContents.Outsider] {
    guard let setting = settings["ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME"],
      let name = setting.known, let place = setting.origin,
      info.idioms.contains(where: info.looksForNamedFiles),
      CatalogImageSet(named: name, in: files.catalogs, project.location) == nil
    else { return [] }
    return finder.catalogs(having: [name], except: members).compactMap { catalog in
      // The catalog may have a plain image set with this name instead.
      guard CatalogImageSet(named: name, in: [catalog.path], project.location) != nil else {
        return nil
      }
      var catalog = catalog
      catalog.place = place
      return catalog
    }
  }
}

extension [ProjectContents.Outsider] {
  /// The files without a xib that has the name of a storyboard among them: only one is meant.
  var withoutXibBesideStoryboard: [ProjectContents.Outsider] {
    let names = Set(map(\.name))
    return filter { file in
      !file.name.hasSuffix(".xib") || !names.contains(file.name.dropLast(4) + ".storyboard")
    }
  }
}
