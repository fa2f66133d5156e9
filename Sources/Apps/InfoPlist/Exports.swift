// The public types of InfoPlist use types of these modules. They are exported so that a file that
// imports InfoPlist needs no other import.
@_exported public import Files
@_exported public import LaunchRules
@_exported public import PropertyLists
