// LaunchCheck is a product: its public types use types of these modules, so that a client's file
// needs to import only LaunchCheck.
@_exported public import Files
@_exported public import InfoPlist
@_exported public import LaunchApps
@_exported public import LaunchRules
@_exported public import XcodeProjects
