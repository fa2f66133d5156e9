// What the Objective-C templates use of UIKit and Foundation, and nothing else, so that they can be
// checked where there is no iOS SDK. The declarations follow Apple's documentation of UIKit
// (https://developer.apple.com/documentation/uikit), with its availability and deprecations, in
// the types that SDKs have had since iOS 9.

#import "Foundation.h"

#pragma clang assume_nonnull begin

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

typedef NS_ENUM(NSInteger, UIUserInterfaceStyle) {
    UIUserInterfaceStyleUnspecified,
    UIUserInterfaceStyleLight,
    UIUserInterfaceStyleDark
};

API_AVAILABLE(ios(8.0))
@interface UITraitCollection : NSObject
@property (nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle API_AVAILABLE(ios(12.0));
@property (nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
+ (UITraitCollection *)traitCollectionWithHorizontalSizeClass:
    (UIUserInterfaceSizeClass)horizontalSizeClass;
@end

#pragma clang assume_nonnull end

#import "Views.h"

#pragma clang assume_nonnull begin

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
- (void)viewDidAppear:(BOOL)animated;
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

typedef NS_ENUM(NSInteger, UIBarMetrics) { UIBarMetricsDefault };
typedef NS_ENUM(NSInteger, UIBarPosition) { UIBarPositionAny = 0 };

@interface UINavigationBar : UIView
- (void)setBackgroundImage:(nullable UIImage *)backgroundImage
             forBarMetrics:(UIBarMetrics)barMetrics API_AVAILABLE(ios(5.0));
@end

@interface UIToolbar : UIView
- (void)setBackgroundImage:(nullable UIImage *)backgroundImage
        forToolbarPosition:(UIBarPosition)topOrBottom
                barMetrics:(UIBarMetrics)barMetrics API_AVAILABLE(ios(5.0));
@end

@interface UITabBar : UIView
@property (nullable, nonatomic, strong) UIImage *backgroundImage API_AVAILABLE(ios(5.0));
@end

@interface UIStoryboard : NSObject
+ (UIStoryboard *)storyboardWithName:(NSString *)name
                              bundle:(nullable NSBundle *)storyboardBundleOrNil;
- (nullable __kindof UIViewController *)instantiateInitialViewController;
@end

@interface UINib : NSObject
+ (UINib *)nibWithNibName:(NSString *)name bundle:(nullable NSBundle *)bundleOrNil;
- (NSArray *)instantiateWithOwner:(nullable id)ownerOrNil
                          options:(nullable NSDictionary *)optionsOrNil;
@end

@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController;
@property (nonatomic, readonly) UINavigationBar *navigationBar;
@property (null_resettable, nonatomic, readonly) UIToolbar *toolbar;
- (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated;
- (void)setToolbarHidden:(BOOL)hidden animated:(BOOL)animated;
@end

@protocol UINavigationControllerDelegate <NSObject>
@optional
- (UIInterfaceOrientationMask)navigationControllerSupportedInterfaceOrientations:
    (UINavigationController *)navigationController API_AVAILABLE(ios(7.0));
- (UIInterfaceOrientation)navigationControllerPreferredInterfaceOrientationForPresentation:
    (UINavigationController *)navigationController API_AVAILABLE(ios(7.0));
@end

@interface UITabBarController : UIViewController
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nonatomic, readonly) UITabBar *tabBar;
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

extern UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsURLKey;

@protocol UIApplicationDelegate;

@interface UIApplication : UIResponder
@property (class, nonatomic, readonly) UIApplication *sharedApplication;
@property (nullable, nonatomic, weak) id<UIApplicationDelegate> delegate;
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
@interface UIOpenURLContext : NSObject
@property (nonatomic, readonly, copy) NSURL *URL;
@end

API_AVAILABLE(ios(13.0))
@interface UISceneConnectionOptions : NSObject
@property (nonatomic, readonly, copy) NSSet<UIOpenURLContext *> *URLContexts;
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
@property (nonatomic, readonly) UITraitCollection *traitCollection;
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
