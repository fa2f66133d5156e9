import ArgumentParser
import LaunchImages
import Texts
import WebApps

/// Reads the value of an option.
enum OptionText {
  @Sendable static func value<Value: TextValue>(_ text: String) throws -> Value {
    do throws(ValueFault) {
      return try Value(text: text)
    } catch {
      throw ValidationError(error.words)
    }
  }

  /// Checks choices when they are parsed.
  static func checking(_ body: () throws(ValueFault) -> Void) throws {
    do throws(ValueFault) { try body() } catch { throw ValidationError(error.words) }
  }
}

// Their values are listed in help, completions and messages.
extension Fit: ExpressibleByArgument {}
extension ResamplingFilter: ExpressibleByArgument {}
extension ColorPolicy: ExpressibleByArgument {}
extension Compression: ExpressibleByArgument {}
extension LaunchScreenKind: ExpressibleByArgument {}
extension LaunchImageChoices.RotationChoice: ExpressibleByArgument {}
extension WebManifestOptions.Display: ExpressibleByArgument {}
extension WebManifestOptions.Orientation: ExpressibleByArgument {}

extension LandscapeOrientation: ExpressibleByArgument {
  public init?(argument: String) {
    guard let value = try? LandscapeOrientation(text: argument) else { return nil }
    self = value
  }
}
