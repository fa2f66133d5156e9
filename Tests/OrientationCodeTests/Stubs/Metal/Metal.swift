// What the Swift templates use of Metal, as UIKit's stub tells in Basics.swift.

public typealias CFTimeInterval = Double
public typealias MTLDrawablePresentedHandler = (any MTLDrawable) -> Void

public protocol MTLDrawable: AnyObject {
  func addPresentedHandler(_ block: @escaping MTLDrawablePresentedHandler)
  var presentedTime: CFTimeInterval { get }
}
