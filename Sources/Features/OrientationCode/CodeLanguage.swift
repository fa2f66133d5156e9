/// The programming language of an app. Templates for Info.plist depend on it too, because it
/// determines the form of class names.
public enum CodeLanguage: String, Hashable, Sendable, CaseIterable {
  case swift
  case objectiveC = "objc"
}
