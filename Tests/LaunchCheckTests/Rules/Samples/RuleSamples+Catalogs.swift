import TestSupport

extension RuleSamples {
  static let catalogs: [String: RuleSamples] = [
    "catalog-systems": RuleSamples(
      failing: .clean.with { $0.project = .catalog(["Portrait"], ["- portrait 2x -"]) },
      passing: .clean.with { $0.project = .catalog(["Portrait"]) }, .project()),
    "catalog-newer-iphones": RuleSamples(
      failing: .clean.with { $0.project = .catalog(["Portrait"]) },
      // An app for iPads alone.
      .clean.with {
        $0.project = .catalog(["LandscapeRight"]).with {
          $0.texts[ProjectSample.set + "Contents.json"] = CatalogText.contents(
            ["- landscape 1x 7.0", "- landscape 2x 7.0"], idiom: "ipad")
          $0.images = [
            ProjectSample.set + "0.png": (1024, 768), ProjectSample.set + "1.png": (2048, 1536),
          ]
          $0.project.targets[0].settings.append("TARGETED_DEVICE_FAMILY = 2")
        }
      },
      passing: .project(),
      .clean.with {
        $0.project = .catalog(["Portrait"]).with {
          $0.texts["App/Launch.storyboard"] = ""
          $0.project.targets[0].resources.append("App/Launch.storyboard")
          $0.project.targets[0].settings += [
            "GENERATE_INFOPLIST_FILE = YES", "INFOPLIST_KEY_UILaunchStoryboardName = Launch",
          ]
        }
      }),
    "catalog-landscape": RuleSamples(
      failing: .clean.with { $0.project = .catalog(["LandscapeRight"]) },
      passing: .clean.with { $0.project = .catalog(["Portrait"]) },
      .clean.with { $0.project = .catalog(["Portrait", "LandscapeRight"]) }, .project()),
    "catalog-beside-entries": RuleSamples(
      failing: .clean.with { $0.project = .catalogBesideEntries },
      passing: .clean.with { $0.project = .catalog(["Portrait"]) }, .project(),
      .clean.with {
        $0.project = .catalogBesideEntries.with {
          $0.project.targets[0].settings.removeAll { $0 == ProjectSample.setting }
        }
      }),
    "launch-image-set": RuleSamples(
      failing: .clean.with { $0.project = .catalog(["Portrait"]).naming("Launch") },
      .clean.with {
        $0.project = .catalog(["Portrait"]).with {
          for path in $0.images.keys { $0.images[path] = (1, 1) }
        }
      },
      passing: .clean.with { $0.project = .catalog(["Portrait"]) },
      .clean.with { $0.project = .catalog(["Portrait"]).naming("\"\"") },
      .clean.with { $0.project = .catalog(["Portrait"]).naming("\"$(SET)\"") }, .project()),
    "launch-image-slot": RuleSamples(
      failing: .clean.with {
        $0.project = .catalog(["Portrait"]).with {
          $0.images[ProjectSample.set + "1.png"] = (1136, 640)
        }
      },
      .clean.with {
        $0.project = .catalog(["Portrait"]).with { $0.images[ProjectSample.set + "4.png"] = nil }
      },
      passing: .clean.with { $0.project = .catalog(["Portrait"]) }, .project()),
  ]
}

extension ProjectSample {
  /// A landscape app with entries in its Info.plist, and a launch image set.
  static let catalogBesideEntries = clean.with {
    let set = catalog(["LandscapeRight"])
    $0.texts.merge(set.texts) { own, _ in own }
    $0.images.merge(set.images) { own, _ in own }
    $0.project.targets[0].resources.append("App/Images.xcassets")
    $0.project.targets[0].settings.append(setting)
  }

  /// The project with another value of the setting.
  func naming(_ set: String) -> ProjectSample {
    with {
      $0.project.targets[0].settings.removeAll { $0 == ProjectSample.setting }
      $0.project.targets[0].settings.append("ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME = \(set)")
    }
  }
}
