@_exported public import AppDocuments
@_exported public import LaunchRules
@_exported public import Pictures
@_exported public import Pixels
// The public types of LaunchImages use types of these modules: a file that imports LaunchImages
// needs no other import.
@_exported public import Platform
@_exported public import Texts
