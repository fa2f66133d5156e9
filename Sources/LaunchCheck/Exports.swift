// The public types of LaunchCheck use types of these modules: a file that imports LaunchCheck needs
// no other import.
@_exported public import Archives
@_exported public import Files
@_exported public import InfoPlist
@_exported public import LaunchRules
@_exported public import XcodeProjects
