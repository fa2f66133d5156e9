/// The programming language of an app. Parts of Info.plist depend on it too, because it determines
/// the form of class names there.
public enum CodeLanguage: String, Hashable, Sendable, CaseIterable {
  case swift
  case objectiveC = "objc"
}
