/// Linear constraints with priorities, solved as Auto Layout solves them: a constraint is met as
/// well as the constraints of higher priorities allow.
///
/// The solver is the simplex method on a dense tableau. It first minimizes the errors of the
/// constraints with the highest priority. Then it excludes every column that would increase these
/// errors, and continues with the next priority.
struct ConstraintSystem {
  enum Relation: String { case equal, lessThanOrEqual, greaterThanOrEqual }

  /// A sum of variables, each times a factor, and a constant.
  struct Expression {
    var factors: [Int: Double] = [:]
    var constant = 0.0

    static func + (first: Expression, second: Expression) -> Expression {
      Expression(
        factors: first.factors.merging(second.factors, uniquingKeysWith: +),
        constant: first.constant + second.constant)
    }

    static func * (sum: Expression, factor: Double) -> Expression {
      Expression(factors: sum.factors.mapValues { $0 * factor }, constant: sum.constant * factor)
    }

    static func - (first: Expression, second: Expression) -> Expression { first + second * -1 }
  }

  static let required = 1000

  private var variableCount = 0
  /// Sums that are compared with 0.
  private var constraints: [(sum: Expression, relation: Relation, priority: Int)] = []

  mutating func variable() -> Expression {
    variableCount += 1
    return Expression(factors: [variableCount - 1: 1])
  }

  mutating func add(
    _ first: Expression, _ relation: Relation = .equal, _ second: Expression,
    priority: Int = required
  ) {
    constraints.append((first - second, relation, priority))
  }

  /// The values of expressions. The result is `nil` if the required constraints contradict each
  /// other, or if a value is not determined.
  ///
  /// - Complexity: O(n³) for n constraints, in practice
  func values(of expressions: [Expression]) -> [Double]? {
    var tableau = Tableau(constraints.map { ($0.sum, $0.relation) }, variableCount)
    for priority in Set(constraints.map(\.priority)).sorted(by: >) {
      let isMeant = constraints.map { $0.priority == priority }
      guard let error = tableau.minimize(tableau.errors(of: isMeant)),
        priority < Self.required || error < Tableau.tolerance
      else { return nil }
    }
    let values = expressions.map { expression -> Double? in
      var costs = tableau.noCosts
      for (variable, factor) in expression.factors { costs[variable] = factor }
      var (lower, upper) = (tableau, tableau)
      guard let least = lower.minimize(costs), let most = upper.minimize(costs.map { -$0 }),
        abs(least + most) < Tableau.tolerance
      else { return nil }
      let value = least - expression.factors.values.reduce(0, +) * Tableau.offset
      return abs(value) < Tableau.offset ? value + expression.constant : nil
    }
    return values.contains(nil) ? nil : values.compactMap(\.self)
  }
}

/// The simplex method's equations. Each row expresses a basic column by the other columns.
///
/// All columns are at least 0. First come the variables, each plus ``offset``. Two columns for each
/// constraint follow: how much the constraint's sum is above 0, and how much it is below.
private struct Tableau {
  /// More than any length in a window, so that variables may be negative.
  static let offset = 100_000.0
  /// Far less than a pixel, and more than the rounding errors of numbers as large as ``offset``.
  static let tolerance = 1e-5
  private static let smallest = 1e-9

  private let relations: [ConstraintSystem.Relation]
  private let variableCount: Int
  private var rows: [[Double]] = []
  private var rightSides: [Double] = []
  private var basis: [Int] = []
  private var isExcluded: [Bool]

  init(
    _ constraints: [(sum: ConstraintSystem.Expression, relation: ConstraintSystem.Relation)],
    _ variableCount: Int
  ) {
    relations = constraints.map(\.relation)
    self.variableCount = variableCount
    isExcluded = Array(repeating: false, count: variableCount + 2 * constraints.count)
    for (index, constraint) in constraints.enumerated() {
      let (above, below) = (variableCount + 2 * index, variableCount + 2 * index + 1)
      let factors = constraint.sum.factors
      let right = factors.values.reduce(0, +) * Self.offset - constraint.sum.constant
      let sign = right < 0 ? -1.0 : 1.0
      var row = noCosts
      for (variable, factor) in factors { row[variable] = factor * sign }
      (row[above], row[below]) = (-sign, sign)
      rows.append(row)
      rightSides.append(right * sign)
      basis.append(right < 0 ? above : below)
    }
  }

  var noCosts: [Double] { Array(repeating: 0, count: isExcluded.count) }

  /// The costs for the errors of some constraints.
  func errors(of isMeant: [Bool]) -> [Double] {
    var costs = noCosts
    for (index, relation) in relations.enumerated() where isMeant[index] {
      if relation != .greaterThanOrEqual { costs[variableCount + 2 * index] = 1 }
      if relation != .lessThanOrEqual { costs[variableCount + 2 * index + 1] = 1 }
    }
    return costs
  }

  /// Minimizes the sum of the columns, each times its cost, and excludes the columns that would
  /// increase the sum again.
  ///
  /// - Returns: the minimum; `nil` if there is none, or if it is not found.
  mutating func minimize(_ costs: [Double]) -> Double? {
    var reduced = costs
    for (row, column) in basis.enumerated() where costs[column] != 0 {
      for index in reduced.indices { reduced[index] -= costs[column] * rows[row][index] }
    }
    for step in 0... {
      // Bland's rule prevents endless loops, but is slow. It is used only after many steps.
      let candidates = reduced.indices.filter {
        !isExcluded[$0] && reduced[$0] < -Self.smallest
      }
      let next = step < 500 ? candidates.min { reduced[$0] < reduced[$1] } : candidates.first
      guard let entering = next else { break }
      guard step < 5000, let row = leavingRow(for: entering) else { return nil }
      pivot(row, entering)
      let factor = reduced[entering]
      for index in reduced.indices { reduced[index] -= factor * rows[row][index] }
    }
    let basic = Set(basis)
    for index in reduced.indices where reduced[index] > Self.smallest && !basic.contains(index) {
      isExcluded[index] = true
    }
    return zip(basis, rightSides).reduce(0) { $0 + costs[$1.0] * $1.1 }
  }

  private func leavingRow(for column: Int) -> Int? {
    let candidates = rows.indices.filter { rows[$0][column] > Self.smallest }
    return candidates.min { first, second in
      let (one, other) = (
        rightSides[first] / rows[first][column], rightSides[second] / rows[second][column]
      )
      return one == other ? basis[first] < basis[second] : one < other
    }
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let divisor = rows[row][column]
    for index in rows[row].indices { rows[row][index] /= divisor }
    rightSides[row] /= divisor
    let (pivotRow, pivotSide) = (rows[row], rightSides[row])
    for other in rows.indices where other != row && rows[other][column] != 0 {
      let factor = rows[other][column]
      for index in pivotRow.indices { rows[other][index] -= factor * pivotRow[index] }
      rightSides[other] = max(0, rightSides[other] - factor * pivotSide)
    }
    basis[row] = column
  }
}
