internal import Platform

/// Identifiers of new objects. They depend only on what an object is for, so that a later edit
/// finds the objects of an earlier one.
struct ProjectIdentifiers {
  /// How many identifiers are tried for one purpose. Further ones are needed if the first is taken,
  /// for example by an object that a user changed.
  private static let limit = 16

  private let document: ProjectDocument

  init(_ document: ProjectDocument) { self.document = document }

  /// The objects that edits added for a purpose; more than one only if a user changed the first.
  ///
  /// - Parameter isOwn: whether an object is what an edit would have added.
  func existing(_ purpose: String, where isOwn: (String, ProjectNode) -> Bool) -> [String] {
    candidates(purpose).filter { id in
      document.objects.all[id].map { isOwn(id, $0) } ?? false
    }
  }

  /// An identifier that no object has.
  func free(_ purpose: String) throws(ProjectEditError) -> String {
    guard let id = candidates(purpose).first(where: { document.objects.all[$0] == nil }) else {
      throw .noIdentifier
    }
    return id
  }

  /// Identifiers as Xcode writes them: 24 hexadecimal digits.
  private func candidates(_ purpose: String) -> some Sequence<String> {
    (0..<Self.limit).lazy.map { number in
      let text = "launchgen \(document.rootID) \(number) \(purpose)"
      return SHA256Digest(of: text).description.prefix(24).uppercased()
    }
  }
}

/// What objects are for. Paths are relative to the project's folder, so that an identifier does not
/// depend on where the folder is.
extension ProjectIdentifiers {
  func file(_ path: String) -> String { "file " + relative(path) }

  func buildFile(_ path: String, _ target: ProjectTarget) -> String {
    "build file \(target.id) " + relative(path)
  }

  func phase(_ target: ProjectTarget) -> String { "resources phase \(target.id)" }

  func group(_ name: String) -> String { "group \(name)" }

  private func relative(_ path: String) -> String {
    ProjectPaths.relative(path, to: document.paths.folder)
  }
}
