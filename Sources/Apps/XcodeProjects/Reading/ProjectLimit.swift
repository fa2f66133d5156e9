/// Limits for projects. Only a malicious or damaged project exceeds them.
package enum ProjectLimit {
  /// Maximum size of a project file in bytes; large generated projects have about 10 MB.
  package static let bytes = 32 << 20
  /// Maximum size of an .xcconfig file in bytes.
  package static let configurationBytes = 1 << 20
  /// Maximum depth of nested values; Xcode itself writes 6 levels.
  package static let depth = 64
  package static let values = 1_000_000
  /// Maximum size in bytes of a key, and of a string that is compared.
  package static let comparedBytes = 1024
  /// Maximum number of members, exceptions and build settings that are examined, over all targets.
  package static let steps = 2_000_000
  /// Maximum number of assignments that are read from .xcconfig files, over all targets and
  /// configurations.
  package static let assignments = 300_000
  /// Maximum number of folders in a path that is looked up on the disk.
  package static let components = 128
  /// Maximum size in bytes of a path that is joined from groups.
  package static let pathBytes = 4096
  /// Maximum size in bytes of all paths of a project together.
  package static let pathsBytes = 64 << 20
  /// Maximum size in bytes of a build setting whose variables are expanded.
  package static let settingBytes = 8 << 10
  /// Maximum number of bytes that are read to expand the variables in one string.
  package static let expansionBytes = 16 << 10
  /// Maximum number of unknown variables that are named for one string.
  package static let unknownNames = 10
  /// Maximum number of variables that are expanded for one build setting.
  package static let expansions = 200
  /// Maximum depth of variables in the names of variables.
  package static let expansionDepth = 32
  /// Maximum number of .xcconfig files that are read for one configuration.
  package static let includes = 256
  package static let targets = 500
  /// Maximum number of configurations of a target; the rest is not read.
  package static let configurations = 64
  /// Maximum number of pairs of a target and a configuration.
  package static let builds = 1000
  /// Maximum number of values with build variables that are read from an Info.plist.
  package static let valuesWithVariables = 100
  /// Maximum number of files and folders that are examined on the disk, in all synchronized
  /// folders.
  package static let files = 200_000
}
