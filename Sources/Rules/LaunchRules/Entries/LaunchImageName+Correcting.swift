extension LaunchImageName {
  /// The name without the suffixes and the extension that iOS appends; `nil` if it has none of them
  /// or contains a build variable, or if nothing would be left.
  package static func corrected(_ name: String) -> String? {
    var rest = Substring(name)
    while let ending = [".png", "@2x", "@3x", "~iphone", "~ipad"].first(where: rest.hasSuffix) {
      rest = rest.dropLast(ending.count)
    }
    let isPlain = !rest.isEmpty && !BuildVariable.isIn(name)
    return isPlain && rest.count < name.count ? String(rest) : nil
  }

  /// Whether every device that finds a file by the name `old` finds the same file by the name
  /// `new`, or one of a larger scale that is for its own family.
  ///
  /// - Parameters:
  ///   - files: the names of the files that exist.
  ///   - idioms: the families of devices that read the entry.
  package static func finds(
    atLeastAsMuchAs old: String, _ new: String, in files: Set<String>, on idioms: [DeviceIdiom]
  ) -> Bool {
    idioms.allSatisfy { idiom in
      let scales = Set(Display.all.filter { $0.idiom == idiom }.map(\.scale))
      return scales.allSatisfy { scale in
        func first(_ name: String) -> (file: String, place: Int)? {
          let names = LaunchImageEntry.fileNames(of: name, scale: scale, idiom: idiom)
          return names.enumerated().first { files.contains($0.element) }.map {
            ($0.element, $0.offset)
          }
        }
        guard let known = first(old) else { return true }
        guard let found = first(new) else { return false }
        return found.file == known.file
          || found.place < known.place && found.file.contains(idiom.suffix)
      }
    }
  }
}

extension LaunchInfo {
  /// All file names under which iOS would look for launch images if suffixes and extensions were
  /// taken out of the names of entries.
  package var imageNamesAfterCorrection: Set<String> {
    let names = [launchImages.any, launchImages.phone, launchImages.pad]
      .compactMap(\.self).joined().compactMap { try? $0.entry(sdk: sdk).name }
      .compactMap { LaunchImageName.corrected($0) }.filter { !$0.utf8.contains(UInt8(ascii: "/")) }
    return Set(
      names.flatMap { name in
        DeviceIdiom.allCases.flatMap {
          LaunchImageEntry.fileNames(of: name, scale: .three, idiom: $0)
        }
      })
  }
}
