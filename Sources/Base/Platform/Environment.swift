internal import Texts

/// What the process gets from its surroundings.
package enum Environment {
  package static var variables: [String: String] { ProcessInfo.processInfo.environment }
  package static var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }
}
