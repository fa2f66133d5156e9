/// The name of an XML element in property lists, other than `<plist>`.
enum ElementKind: String {
  case dict
  case array
  case key
  case string
  case integer
  case real
  case `true`
  case `false`
  case date
  case data

  var isContainer: Bool { self == .dict || self == .array }
}
