// A file that imports InfoPlist needs no other import for the types in its public interface.
@_exported public import Files
@_exported public import LaunchRules
@_exported public import PropertyLists
