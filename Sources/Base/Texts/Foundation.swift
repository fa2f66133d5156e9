// Re-exports Foundation to every file that imports Texts. On Linux, this is FoundationEssentials,
// the part of Foundation that needs no other libraries.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
