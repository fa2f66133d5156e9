/// Evaluates an expression. If the expression throws an error, converts the error by `translate`,
/// and throws the result.
///
/// A module can thus wrap the errors of a lower module in its own error type.
package func mapError<Value: ~Copyable, Fault: Error, Wrapper: Error>(
  _ value: @autoclosure () throws(Fault) -> Value, _ translate: (Fault) -> Wrapper
) throws(Wrapper) -> Value {
  do throws(Fault) {
    return try value()
  } catch {
    throw translate(error)
  }
}
