internal import Texts

/// The process's environment variables, and the machine's number of processors.
package enum Environment {
  package static var variables: [String: String] { ProcessInfo.processInfo.environment }
  package static var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }
}
