@_exported public import LaunchRules
// A file that imports AppDocuments needs no other import for the types in its public interface.
@_exported public import Platform
