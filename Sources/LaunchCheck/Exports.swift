// Findings, bundles and errors mention types of these modules: who imports LaunchCheck needs no
// other import.
@_exported public import Archives
@_exported public import Files
@_exported public import InfoPlist
@_exported public import LaunchRules
