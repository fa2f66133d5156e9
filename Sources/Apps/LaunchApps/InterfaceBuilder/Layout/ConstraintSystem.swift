/// Linear constraints with priorities, solved as Auto Layout solves them: a constraint is met as
/// well as the constraints of higher priorities allow.
struct ConstraintSystem {
  enum Relation: String {
    case equal, lessThanOrEqual, greaterThanOrEqual

    /// How much a sum breaks the relation to 0.
    fileprivate func error(of sum: Double) -> Double {
      switch self {
      case .equal: abs(sum)
      case .lessThanOrEqual: max(sum, 0)
      case .greaterThanOrEqual: max(-sum, 0)
      }
    }
  }

  enum Failure: Error {
    /// The required constraints contradict each other.
    case contradiction
    case tooManySteps
  }

  /// The relation of a sum to 0.
  struct Constraint {
    var sum: LinearExpression
    var relation: Relation
    var priority: Int

    var isRequired: Bool { priority >= ConstraintSystem.required }
  }

  static let required = 1000
  /// Far less than a pixel, in points, and more than the rounding errors of a window's lengths.
  static let tolerance = 1e-4

  private var variableCount = 0
  private var constraints: [Constraint] = []

  mutating func variable() -> LinearExpression {
    variableCount += 1
    return LinearExpression(variable: variableCount - 1)
  }

  mutating func add(
    _ first: LinearExpression, _ relation: Relation = .equal, _ second: LinearExpression,
    priority: Int = required
  ) {
    constraints.append(Constraint(sum: first - second, relation: relation, priority: priority))
  }

  /// The values of expressions; `nil` for each value that the constraints do not determine.
  ///
  /// The solver first minimizes the errors of the constraints with the highest priority. Then it
  /// keeps these errors, and continues with the next priority.
  ///
  /// - Parameter steps: the number of numbers that the solver may still read or write. It does not
  ///   depend on the machine whether the limit is reached.
  func values(
    of expressions: [LinearExpression], steps: inout Int
  ) throws(Failure) -> [Double?] {
    let limit = steps
    steps = 0
    var tableau = try SimplexTableau(constraints, variableCount, steps: limit)
    for priority in Set(constraints.map(\.priority)).sorted(by: >) {
      let error = try tableau.minimize(tableau.errors { $0.priority == priority })
      guard let error, priority < Self.required || error < Self.tolerance else {
        throw .contradiction
      }
    }
    // Factors of very different sizes can make rounding errors large.
    let isExact = constraints.filter(\.isRequired).allSatisfy {
      $0.relation.error(of: tableau.current($0.sum)) < Self.tolerance
    }
    guard isExact else { throw .contradiction }
    var values: [Double?] = []
    for expression in expressions { values.append(try tableau.value(of: expression)) }
    steps = tableau.steps
    return values
  }
}
