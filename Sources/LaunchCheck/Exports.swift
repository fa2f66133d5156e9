// The product LaunchCheck: its public types use types of these modules, and a client's file that
// imports LaunchCheck needs no other import.
@_exported public import Archives
@_exported public import Files
@_exported public import InfoPlist
@_exported public import LaunchApps
@_exported public import LaunchRules
@_exported public import XcodeProjects
