extension PropertyListDocument {
  /// The key that counts on an iPhone: the one with the suffix `~iphone` if present, otherwise the
  /// key itself.
  ///
  /// Source: Information Property List Key Reference, "Platform-specific keys".
  public func phoneKey(_ key: String) -> String {
    let own = key + DeviceIdiom.phone.suffix
    return root[own] == nil ? key : own
  }

  /// Checks that a key appears only once in the root dictionary. If it appeared twice, programs could
  /// disagree about its value.
  ///
  /// - Throws: ``InfoPlistError/repeatedKey(_:lines:)``
  public func expectSingle(_ key: String) throws(InfoPlistError) {
    if let duplicate = duplicateKeys.first(where: { $0.isInRoot && $0.key == key }) {
      throw .repeatedKey(key, lines: duplicate.lines)
    }
  }
}
