// What the Objective-C templates use of UIKit and Foundation, and nothing else, so that they can be
// checked where there is no iOS SDK. The declarations follow Apple's documentation of UIKit
// (https://developer.apple.com/documentation/uikit), with its availability and deprecations, in
// the types that SDKs have had since iOS 9.

#define ios(first) ios, introduced = first
#define API_AVAILABLE(platform) __attribute__((availability(platform)))
#define API_DEPRECATED(first, last) \
    __attribute__((availability(ios, introduced = first, deprecated = last)))

#pragma clang assume_nonnull begin

#if __LP64__
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double CGFloat;
#else
typedef int NSInteger;
typedef unsigned int NSUInteger;
typedef float CGFloat;
#endif

typedef double NSTimeInterval;
typedef signed char BOOL;
#define YES __objc_yes
#define NO __objc_no
#define nil ((void *)0)
#define __unused __attribute__((unused))
#define MIN(a, b) ((a) < (b) ? (a) : (b))

#define NS_ENUM(type, name) enum name : type name; enum name : type
#define NS_OPTIONS(type, name) enum name : type name; enum __attribute__((flag_enum)) name : type

// MARK: - Foundation

@protocol NSObject
- (BOOL)isKindOfClass:(Class)class;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc;
+ (Class)class;
- (instancetype)init;
@end

@interface NSString : NSObject
- (NSString *)stringByAppendingPathComponent:(NSString *)component;
@end

NSString *NSHomeDirectory(void);

@interface NSError : NSObject
@end

@interface NSFileManager : NSObject
@property (class, readonly, strong) NSFileManager *defaultManager;
- (BOOL)removeItemAtPath:(NSString *)path error:(NSError *_Nullable *_Nullable)error;
@end

@interface NSDictionary<Key, Value> : NSObject
@end

@interface NSBundle : NSObject
@end

typedef struct { CGFloat x, y; } CGPoint;
typedef struct { CGFloat width, height; } CGSize;
typedef struct { CGPoint origin; CGSize size; } CGRect;

static inline CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height)
{
    return (CGRect) { { x, y }, { width, height } };
}

// MARK: - Orientations

typedef NS_ENUM(NSInteger, UIInterfaceOrientation) {
    UIInterfaceOrientationUnknown = 0,
    UIInterfaceOrientationPortrait = 1,
    UIInterfaceOrientationPortraitUpsideDown = 2,
    UIInterfaceOrientationLandscapeLeft = 4,
    UIInterfaceOrientationLandscapeRight = 3
};

static inline BOOL UIInterfaceOrientationIsLandscape(UIInterfaceOrientation orientation)
{
    return orientation == UIInterfaceOrientationLandscapeLeft
        || orientation == UIInterfaceOrientationLandscapeRight;
}

typedef NS_OPTIONS(NSUInteger, UIInterfaceOrientationMask) {
    UIInterfaceOrientationMaskPortrait = (1 << UIInterfaceOrientationPortrait),
    UIInterfaceOrientationMaskLandscapeLeft = (1 << UIInterfaceOrientationLandscapeLeft),
    UIInterfaceOrientationMaskLandscapeRight = (1 << UIInterfaceOrientationLandscapeRight),
    UIInterfaceOrientationMaskPortraitUpsideDown = (1 << UIInterfaceOrientationPortraitUpsideDown),
    UIInterfaceOrientationMaskLandscape =
        (UIInterfaceOrientationMaskLandscapeLeft | UIInterfaceOrientationMaskLandscapeRight),
    UIInterfaceOrientationMaskAll =
        (UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskLandscape
            | UIInterfaceOrientationMaskPortraitUpsideDown),
    UIInterfaceOrientationMaskAllButUpsideDown =
        (UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskLandscape)
};

// MARK: - Traits

typedef NS_ENUM(NSInteger, UIUserInterfaceSizeClass) {
    UIUserInterfaceSizeClassUnspecified,
    UIUserInterfaceSizeClassCompact,
    UIUserInterfaceSizeClassRegular
};

API_AVAILABLE(ios(8.0))
@interface UITraitCollection : NSObject
@property (nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
+ (UITraitCollection *)traitCollectionWithHorizontalSizeClass:
    (UIUserInterfaceSizeClass)horizontalSizeClass;
@end

// MARK: - Views

@class UIViewController, UIWindow, UIWindowScene;

@interface UIResponder : NSObject
@end

API_AVAILABLE(ios(8.0))
@protocol UICoordinateSpace <NSObject>
@property (readonly, nonatomic) CGRect bounds;
@end

@interface UIScreen : NSObject
@property (class, nonatomic, readonly) UIScreen *mainScreen API_DEPRECATED(2.0, 26.0);
@property (nonatomic, readonly) CGRect bounds;
@end

typedef NS_OPTIONS(NSUInteger, UIViewAutoresizing) {
    UIViewAutoresizingNone = 0,
    UIViewAutoresizingFlexibleWidth = 1 << 1,
    UIViewAutoresizingFlexibleHeight = 1 << 4
};

@interface UIView : UIResponder
- (instancetype)initWithFrame:(CGRect)frame;
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
@property (nullable, nonatomic, readonly) UIWindow *window;
- (void)addSubview:(UIView *)view;
@end

@interface UIWindow : UIView
- (instancetype)initWithFrame:(CGRect)frame API_DEPRECATED(2.0, 26.0);
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene API_AVAILABLE(ios(13.0));
@property (nullable, nonatomic, weak) UIWindowScene *windowScene API_AVAILABLE(ios(13.0));
@property (nullable, nonatomic, strong) UIViewController *rootViewController
    API_AVAILABLE(ios(4.0));
- (void)makeKeyAndVisible;
@end

// MARK: - View controllers

API_AVAILABLE(ios(7.0))
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@end

API_AVAILABLE(ios(7.0))
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:
            (void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                        completion:
            (void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))completion;
@end

@interface UIViewController : UIResponder
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil
    __attribute__((objc_designated_initializer));

@property (null_resettable, nonatomic, strong) UIView *view;
@property (nullable, nonatomic, readonly, strong) UIView *viewIfLoaded API_AVAILABLE(ios(9.0));
- (void)viewDidLoad;
- (void)viewWillLayoutSubviews API_AVAILABLE(ios(5.0));

- (void)addChildViewController:(UIViewController *)childController API_AVAILABLE(ios(5.0));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent API_AVAILABLE(ios(5.0));

- (void)setOverrideTraitCollection:(nullable UITraitCollection *)collection
            forChildViewController:(UIViewController *)childViewController
    API_DEPRECATED(8.0, 17.0);
- (void)viewWillTransitionToSize:(CGSize)size
       withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator
    API_AVAILABLE(ios(8.0));
- (void)willAnimateRotationToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation
                                         duration:(NSTimeInterval)duration
    API_DEPRECATED(3.0, 8.0);

- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation
    API_DEPRECATED(2.0, 6.0);
@property (nonatomic, readonly) BOOL shouldAutorotate API_DEPRECATED(6.0, 16.0);
@property (nonatomic, readonly) UIInterfaceOrientationMask supportedInterfaceOrientations
    API_AVAILABLE(ios(6.0));
@property (nonatomic, readonly) UIInterfaceOrientation preferredInterfaceOrientationForPresentation
    API_AVAILABLE(ios(6.0));
- (void)setNeedsUpdateOfSupportedInterfaceOrientations API_AVAILABLE(ios(16.0));
@property (nonatomic, readonly) BOOL prefersInterfaceOrientationLocked API_AVAILABLE(ios(26.0));
- (void)setNeedsUpdateOfPrefersInterfaceOrientationLocked API_AVAILABLE(ios(26.0));
+ (void)attemptRotationToDeviceOrientation API_DEPRECATED(5.0, 16.0);
@end

@interface UINavigationController : UIViewController
@end

@protocol UINavigationControllerDelegate <NSObject>
@optional
- (UIInterfaceOrientationMask)navigationControllerSupportedInterfaceOrientations:
    (UINavigationController *)navigationController API_AVAILABLE(ios(7.0));
- (UIInterfaceOrientation)navigationControllerPreferredInterfaceOrientationForPresentation:
    (UINavigationController *)navigationController API_AVAILABLE(ios(7.0));
@end

@interface UITabBarController : UIViewController
@end

@protocol UITabBarControllerDelegate <NSObject>
@optional
- (UIInterfaceOrientationMask)tabBarControllerSupportedInterfaceOrientations:
    (UITabBarController *)tabBarController API_AVAILABLE(ios(7.0));
- (UIInterfaceOrientation)tabBarControllerPreferredInterfaceOrientationForPresentation:
    (UITabBarController *)tabBarController API_AVAILABLE(ios(7.0));
@end

// MARK: - The app and its scenes

@class UISceneConnectionOptions, UIScene;

typedef NSString *UIApplicationLaunchOptionsKey;
typedef NSString *UISceneSessionRole;

@interface UIApplication : UIResponder
@end

API_AVAILABLE(ios(13.0))
@interface UISceneSession : NSObject
@property (nonatomic, readonly) UISceneSessionRole role;
@end

API_AVAILABLE(ios(13.0))
@interface UISceneConfiguration : NSObject
- (instancetype)initWithName:(nullable NSString *)name
                 sessionRole:(UISceneSessionRole)sessionRole;
@property (nullable, nonatomic) Class delegateClass;
@end

API_AVAILABLE(ios(13.0))
@interface UISceneConnectionOptions : NSObject
@end

API_AVAILABLE(ios(13.0))
@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions;
@end

API_AVAILABLE(ios(13.0))
@interface UIScene : UIResponder
@property (nullable, nonatomic, strong) id<UISceneDelegate> delegate;
@end

API_AVAILABLE(ios(16.0))
@interface UIWindowSceneGeometry : NSObject
@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation;
@property (nonatomic, readonly) id<UICoordinateSpace> coordinateSpace API_AVAILABLE(ios(26.0));
@end

API_AVAILABLE(ios(13.0))
@interface UIWindowScene : UIScene
@property (nonatomic, readonly) UIWindowSceneGeometry *effectiveGeometry API_AVAILABLE(ios(16.0));
@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation
    API_DEPRECATED(13.0, 26.0);
@end

API_AVAILABLE(ios(13.0))
@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (nullable, nonatomic, strong) UIWindow *window;
- (UIInterfaceOrientationMask)supportedInterfaceOrientationsForWindowScene:
    (UIWindowScene *)windowScene API_AVAILABLE(ios(27.0));
@end

@protocol UIApplicationDelegate <NSObject>
@optional
@property (nullable, nonatomic, strong) UIWindow *window API_AVAILABLE(ios(5.0));
- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:
        (nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
- (UIInterfaceOrientationMask)application:(UIApplication *)application
    supportedInterfaceOrientationsForWindow:(nullable UIWindow *)window API_DEPRECATED(6.0, 27.0);
- (UISceneConfiguration *)application:(UIApplication *)application
    configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession
                                   options:(UISceneConnectionOptions *)options
    API_AVAILABLE(ios(13.0));
@end

#pragma clang assume_nonnull end
