import AppDocuments

extension XcodeProject {
  /// The configurations of one target, read without those of others.
  func configurations(of target: ProductTarget) -> [TargetConfiguration] {
    var reader = BuildConfigurationReader(self)
    return reader.configurations(of: target)
  }

  /// The files of one target, read without those of others.
  func files(of target: ProductTarget) -> TargetFiles {
    var folders = SynchronizedFolders(self)
    return TargetFiles(of: target, in: self, &folders)
  }
}
