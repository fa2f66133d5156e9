internal import Files
internal import Texts

/// Reads choices from the settings of launchgen.json or a manifest.
struct SettingsVisitor: ChoiceVisitor {
  /// The settings by name, each with the folder that its path starts from.
  private var settings: [String: (setting: Setting, folder: String)] = [:]
  private let app: String?

  /// - Parameters:
  ///   - common: the settings for all apps, and the folder that their paths start from.
  ///   - own: those of one app, which replace the others.
  init(
    _ common: (settings: [Setting], folder: String), _ own: (settings: [Setting], folder: String),
    app: String?
  ) {
    for (settings, folder) in [common, own] {
      for setting in settings { self.settings[setting.name] = (setting, folder) }
    }
    self.app = app
  }

  /// The position of an option in the file; `nil` if it is not set.
  func position(of name: String) -> TextPosition? { settings[name]?.setting.position }

  func visit<Value: TextValue>(_ name: String, _ value: inout Value?) throws {
    guard let (setting, _) = settings[name], case .text(let text) = setting.value else { return }
    value = try read(text, setting)
  }

  func visit<Value: TextValue>(_ name: String, all values: inout [Value]) throws {
    guard let (setting, _) = settings[name], case .repeated(let texts) = setting.value else {
      return
    }
    values = try texts.map { try read($0, setting) }
  }

  func visit(_ name: String, path: inout String?) {
    guard let (setting, folder) = settings[name], case .path(let text) = setting.value else {
      return
    }
    path = PathTemplate.filled(text, id: nil, in: folder)
  }

  func visit(_ name: String, flag: inout Bool) {
    if case .flag(let isSet)? = settings[name]?.setting.value { flag = isSet }
  }

  private func read<Value: TextValue>(_ text: String, _ setting: Setting) throws -> Value {
    do throws(ValueFault) {
      return try Value(text: text)
    } catch {
      throw ConfigurationError(
        .invalidOption(
          ValueFault("'\(setting.name)' is '\(text)': \(error.problem)", remedy: error.remedy),
          app: app),
        setting.position)
    }
  }
}

/// Puts an app's id into the paths of its choices.
struct FilledPaths: ChoiceVisitor {
  let id: String

  func visit(_ name: String, _ value: inout (some TextValue)?) {}

  func visit(_ name: String, path: inout String?) {
    path = path.map { PathTemplate.filled($0, id: id, in: "") }
  }

  func visit(_ name: String, flag: inout Bool) {}
}
