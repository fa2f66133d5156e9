/// Something that is fed any bytes. Every input must end in a value or an error, never in a trap,
/// and what is computed in two ways must be the same.
package protocol FuzzTarget: SendableMetatype {
  /// - Throws: what is wrong, a bug in this package.
  static func check(_ input: ContiguousArray<UInt8>) throws(Finding)
  /// Inputs to begin with.
  static var seeds: [ContiguousArray<UInt8>] { get }
}

/// All targets, by the names of `make -f Tests/Makefile fuzz TARGET=…` and of the folders in
/// Tests/Corpus.
package enum FuzzTargets {
  package static let all: KeyValuePairs<String, any FuzzTarget.Type> = [
    "decode": DecodeTarget.self,
    "icc": ProfileTarget.self,
    "deflate": DeflateTarget.self,
    "plist": PropertyListTarget.self,
    "merge": MergeTarget.self,
    "zip": ArchiveTarget.self,
    "storyboard": StoryboardTarget.self,
    "project": ProjectTarget.self,
    "xcconfig": ConfigurationTarget.self,
    "options": OptionsTarget.self,
    "apps": AppListTarget.self,
    "catalog": CatalogTarget.self,
    "record": RecordTarget.self,
  ]

  package static let names = all.map(\.key)

  package static func named(_ name: String) -> (any FuzzTarget.Type)? {
    all.first { $0.key == name }?.value
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
