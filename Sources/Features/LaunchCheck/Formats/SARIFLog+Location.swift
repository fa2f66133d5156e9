extension SARIFLog {
  struct Location: Encodable {
    struct Physical: Encodable {
      var artifactLocation: [String: String]
      /// The line; absent if it is not known.
      var region: [String: Int]?
    }

    var physicalLocation: Physical

    init(_ path: String, line: Int?, _ root: SARIFRoot) {
      physicalLocation = Physical(
        artifactLocation: root.location(path), region: line.map { ["startLine": $0] })
    }
  }
}
