// What the Objective-C templates use of Metal, as UIKit's stub tells.

#import <UIKit/UIKit.h>

#pragma clang assume_nonnull begin

typedef double CFTimeInterval;

@protocol MTLDrawable;
typedef void (^MTLDrawablePresentedHandler)(id<MTLDrawable> drawable);

@protocol MTLDrawable <NSObject>
#if !TARGET_OS_SIMULATOR
- (void)addPresentedHandler:(MTLDrawablePresentedHandler)block API_AVAILABLE(ios(10.3));
#endif
@property (nonatomic, readonly) CFTimeInterval presentedTime API_AVAILABLE(ios(10.3));
@end

#pragma clang assume_nonnull end
