// Templates mention orientations and versions: who imports OrientationCode needs no other import.
@_exported public import LaunchRules
