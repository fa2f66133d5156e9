internal import InfoPlist

/// Reads each Info.plist once: targets and configurations share them.
struct InfoPlistCache {
  private var documents: [String: Result<PropertyListDocument, InfoPlistError>] = [:]

  /// - Parameter path: `nil` stands for an app whose Info.plist is made of build settings alone.
  mutating func document(_ path: String?) -> Result<PropertyListDocument, InfoPlistError> {
    guard let path else { return .success(.empty) }
    if let known = documents[path] { return known }
    let document = Result { () throws(InfoPlistError) in try PropertyListDocument(path: path) }
    documents[path] = document
    return document
  }
}
