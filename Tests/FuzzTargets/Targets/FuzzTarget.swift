/// Something that is fed any bytes. Every input must end in a value or an error, never in a trap,
/// and what is computed in two ways must be the same.
package protocol FuzzTarget: SendableMetatype {
  /// As in `make -f Tests/Makefile fuzz TARGET=…`, and the folder of its corpus.
  static var name: String { get }
  /// Inputs need not be longer.
  static var byteLimit: Int { get }
  /// - Throws: what is wrong, a bug in this package.
  static func check(_ input: ContiguousArray<UInt8>) throws(Finding)
  /// Inputs to begin with.
  static var seeds: [ContiguousArray<UInt8>] { get }
}

/// All targets.
package enum FuzzTargets {
  package static let all: [any FuzzTarget.Type] = [
    DecodeTarget.self, ProfileTarget.self, DeflateTarget.self, PropertyListTarget.self,
    MergeTarget.self, ArchiveTarget.self, StoryboardTarget.self, ProjectTarget.self,
    ConfigurationTarget.self, OptionsTarget.self, AppListTarget.self, CatalogTarget.self,
    RecordTarget.self, CacheTarget.self,
  ]

  package static let names = all.map { $0.name }

  package static func named(_ name: String) -> (any FuzzTarget.Type)? {
    all.first { $0.name == name }
  }
}

/// A bug that an input shows.
package struct Finding: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

/// - Throws: the finding, unless it is as expected.
func expect(_ isExpected: Bool, _ finding: @autoclosure () -> String) throws(Finding) {
  if !isExpected { throw Finding(finding()) }
}
