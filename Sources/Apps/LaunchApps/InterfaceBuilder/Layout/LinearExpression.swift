/// A sum of variables, each times a factor, and a constant.
struct LinearExpression {
  typealias Term = (variable: Int, factor: Double)

  /// The terms in ascending order of their variables, without those whose factor is 0.
  private(set) var terms: [Term] = []
  var constant = 0.0

  init(constant: Double = 0) { self.constant = constant }

  init(variable: Int) { terms = [(variable, 1)] }

  /// The sum of variables that are in ascending order.
  init(sumOf variables: [Int]) { terms = variables.map { ($0, 1) } }

  /// Smaller factors are rounding errors of sums that are 0.
  private static let smallest = 1e-11

  /// The factor of a variable; 0 if the sum does not have the variable.
  subscript(variable: Int) -> Double {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low < terms.count && terms[low].variable == variable ? terms[low].factor : 0
  }

  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var rest = terms[...]
    for (variable, otherFactor) in other.terms {
      while let first = rest.first, first.variable < variable {
        sum.append(first)
        rest.removeFirst()
      }
      var total = otherFactor * factor
      if let first = rest.first, first.variable == variable {
        total += first.factor
        rest.removeFirst()
      }
      if abs(total) > Self.smallest { sum.append((variable, total)) }
    }
    terms = sum + rest
    constant += other.constant * factor
  }

  mutating func divide(by divisor: Double) {
    for index in terms.indices { terms[index].factor /= divisor }
    constant /= divisor
  }

  static func + (first: LinearExpression, second: LinearExpression) -> LinearExpression {
    var sum = first
    sum.add(second)
    return sum
  }

  static func * (sum: LinearExpression, factor: Double) -> LinearExpression {
    var product = LinearExpression()
    product.add(sum, times: factor)
    return product
  }

  static func - (first: LinearExpression, second: LinearExpression) -> LinearExpression {
    var difference = first
    difference.add(second, times: -1)
    return difference
  }
}
