extension PropertyListDocument {
  /// The key that an iPhone looks up: the one with the device, where it is there.
  ///
  /// Source: Information Property List Key Reference, "Platform-specific keys".
  public func phoneKey(_ key: String) -> String {
    let own = key + DeviceIdiom.phone.suffix
    return root[own] == nil ? key : own
  }

  /// Refuses a root key that is there more than once: whoever reads it decides which one counts.
  public func expectSingle(_ key: String) throws(InfoPlistError) {
    if let duplicate = duplicateKeys.first(where: { $0.isInRoot && $0.key == key }) {
      throw .repeatedKey(key, lines: duplicate.lines)
    }
  }
}
