// The public types of OrientationCode use types of this module: a file that imports OrientationCode
// needs no other import.
@_exported public import LaunchRules
