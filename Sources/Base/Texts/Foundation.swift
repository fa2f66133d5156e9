// Provides Foundation under one module name on every system: on Linux, only the part that needs no
// other libraries.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
