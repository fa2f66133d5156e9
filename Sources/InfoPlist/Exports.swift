// Errors and values of this module mention types of these: who imports it needs no other import.
@_exported public import Files
@_exported public import LaunchRules
