/// The programming language of an app. A part of Info.plist depends on it too: it names classes as
/// the language does.
public enum CodeLanguage: String, Hashable, Sendable, CaseIterable {
  case swift
  case objectiveC = "objc"
}
