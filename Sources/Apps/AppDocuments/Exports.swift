@_exported public import LaunchRules
// A file that imports InfoPlist needs no other import for the types in its public interface.
@_exported public import Platform
