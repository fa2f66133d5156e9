// What Documentation/Engines.md uses of the Xcode projects that Unity 2022 makes.

#import <UIKit/UIKit.h>

@interface UnityAppController : NSObject <UIApplicationDelegate>
- (void)startUnity:(UIApplication *)application;
@end

#define IMPL_APP_CONTROLLER_SUBCLASS(ClassName) \
    @interface ClassName (OverrideAppDelegate)  \
    +(void)load;                                \
    @end                                        \
    @implementation ClassName (OverrideAppDelegate) \
    +(void)load                                 \
    {                                           \
        extern const char *AppControllerClassName; \
        AppControllerClassName = #ClassName;    \
    }                                           \
    @end
