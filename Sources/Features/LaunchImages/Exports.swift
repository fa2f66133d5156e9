// The public types of LaunchImages use types of these modules: a file that imports LaunchImages
// needs no other import.
@_exported public import Files
@_exported public import InfoPlist
@_exported public import LaunchRules
@_exported public import PNGCodec
@_exported public import Pictures
@_exported public import Pixels
@_exported public import Texts
