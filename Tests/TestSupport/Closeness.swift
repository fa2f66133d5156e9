/// Whether two numbers are equal up to rounding errors: their relative difference is at most 1e-12.
package func isClose(_ first: Double, _ second: Double) -> Bool {
  abs(first - second) <= 1e-12 * max(1, abs(first), abs(second))
}
