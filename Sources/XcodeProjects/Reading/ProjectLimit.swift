/// Limits for projects. Only a malicious or damaged project exceeds them.
package enum ProjectLimit {
  /// The size of a project file: large ones of generated projects have some 10 MB.
  package static let bytes = 32 << 20
  /// The size of an .xcconfig file.
  package static let configurationBytes = 1 << 20
  /// How deep values may be nested: Xcode itself writes 6.
  package static let depth = 64
  package static let values = 1_000_000
  /// Of a key, and of a text that is compared with something.
  package static let comparedBytes = 1024
  /// How many members, exceptions and build settings are looked at, over all targets.
  package static let steps = 2_000_000
  /// How many assignments of .xcconfig files are read, over all targets and configurations.
  package static let assignments = 300_000
  /// Of a path that is looked up on the disk, in folders.
  package static let components = 128
  /// Of a path that groups put together.
  package static let pathBytes = 4096
  /// Of all paths together.
  package static let pathsBytes = 64 << 20
  /// Of a build setting, with its variables put in.
  package static let settingBytes = 8 << 10
  /// How many bytes are read to put the variables into one text.
  package static let expansionBytes = 16 << 10
  /// How many unknown variables of one text are named.
  package static let unknownNames = 10
  /// How many variables a build setting may lead to.
  package static let expansions = 200
  /// How deep variables may be nested.
  package static let expansionDepth = 32
  /// How deep .xcconfig files may include each other.
  package static let includeDepth = 32
  /// How many .xcconfig files may be read for one configuration.
  package static let includes = 256
  /// How many application targets are judged.
  package static let targets = 500
  /// How many configurations of a target are judged.
  package static let configurations = 64
  /// How many pairs of a target and a configuration are judged.
  package static let builds = 1000
  /// How many values of an Info.plist with build variables are read.
  package static let valuesWithVariables = 100
  /// How deep folders on the disk are searched.
  package static let folderDepth = 32
  /// How many files and folders on the disk are looked at, in all synchronized folders.
  package static let files = 200_000
}
