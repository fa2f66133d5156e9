/// A file, folder or product that a target copies into its app.
package struct ProjectMember: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case file
    /// A file of one language, such as `Base`, among the variants of a name.
    case localized(name: String, language: String)
    /// A folder that is copied as it is: its files are not compiled, and not at the app's top
    /// level.
    case folderReference
    /// A folder whose files are members without being listed (Xcode 16), other than `exceptions`,
    /// which are relative to it.
    case synchronizedFolder(exceptions: [String])
    /// A file that another project makes or contains.
    case otherProject(String)
    /// A product of a package.
    case package(String)
  }

  package let kind: Kind
  /// The path relative to the project's folder, or absolute if it is outside of it; empty for a
  /// product of a package.
  package let path: String
  /// The names of all targets that have the file or folder, in the project's order.
  package let targets: [String]
  /// Whether the file is a member when the app is built for iOS.
  package let isForDevices: Bool
}

package struct ProjectTarget: Equatable, Sendable {
  /// The identifier of the target's object.
  package let id: String
  package let name: String
  /// The kind of product, such as `com.apple.product-type.application`; empty for a target that
  /// makes none.
  package let productType: String
}
