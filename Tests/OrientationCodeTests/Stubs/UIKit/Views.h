// The views of UIKit.h.

#pragma clang assume_nonnull begin

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

typedef NS_ENUM(NSInteger, UIViewContentMode) {
    UIViewContentModeScaleToFill = 0,
    UIViewContentModeCenter = 4
};

@interface UIColor : NSObject
@property (class, nonatomic, readonly) UIColor *blackColor;
@property (class, nonatomic, readonly) UIColor *systemBackgroundColor API_AVAILABLE(ios(13.0));
+ (nullable UIColor *)colorNamed:(NSString *)name API_AVAILABLE(ios(11.0));
@end

@interface UIImage : NSObject
+ (nullable UIImage *)imageNamed:(NSString *)name;
@property (nonatomic, readonly) UIEdgeInsets capInsets API_AVAILABLE(ios(5.0));
@end

API_AVAILABLE(ios(6.0))
@interface NSLayoutConstraint : NSObject
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints API_AVAILABLE(ios(8.0));
@end

API_AVAILABLE(ios(9.0))
@interface NSLayoutAnchor<AnchorType> : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor;
@end

@class NSLayoutXAxisAnchor, NSLayoutYAxisAnchor;

API_AVAILABLE(ios(9.0))
@interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
@end

API_AVAILABLE(ios(9.0))
@interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
@end

API_AVAILABLE(ios(9.0))
@interface UILayoutGuide : NSObject
@property (readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property (readonly, strong) NSLayoutXAxisAnchor *leftAnchor;
@property (readonly, strong) NSLayoutXAxisAnchor *rightAnchor;
@end

@interface UIView : UIResponder
- (instancetype)initWithFrame:(CGRect)frame;
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
@property (nonatomic) UIViewContentMode contentMode;
@property (nullable, nonatomic, copy) UIColor *backgroundColor;
@property (nonatomic) CGFloat alpha;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints API_AVAILABLE(ios(6.0));
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle API_AVAILABLE(ios(13.0));
@property (nonatomic, readonly, strong) UILayoutGuide *safeAreaLayoutGuide API_AVAILABLE(ios(11.0));
@property (readonly, strong) NSLayoutYAxisAnchor *topAnchor API_AVAILABLE(ios(9.0));
@property (readonly, strong) NSLayoutYAxisAnchor *bottomAnchor API_AVAILABLE(ios(9.0));
@property (readonly, strong) NSLayoutXAxisAnchor *leftAnchor API_AVAILABLE(ios(9.0));
@property (readonly, strong) NSLayoutXAxisAnchor *rightAnchor API_AVAILABLE(ios(9.0));
@property (nullable, nonatomic, readonly) UIView *superview;
@property (nullable, nonatomic, readonly) UIWindow *window;
- (void)addSubview:(UIView *)view;
- (void)bringSubviewToFront:(UIView *)view;
- (void)removeFromSuperview;
- (void)layoutSubviews;
+ (void)animateWithDuration:(NSTimeInterval)duration
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion API_AVAILABLE(ios(4.0));
@end

// Of the informal protocol UIAccessibility, which all objects have.
@interface NSObject (UIAccessibility)
@property (nonatomic) BOOL accessibilityElementsHidden API_AVAILABLE(ios(5.0));
@end

BOOL UIAccessibilityIsReduceMotionEnabled(void) API_AVAILABLE(ios(8.0));

@interface UIImageView : UIView
- (instancetype)initWithImage:(nullable UIImage *)image;
@end

typedef CGFloat UIWindowLevel;

@interface UIWindow : UIView
- (instancetype)initWithFrame:(CGRect)frame API_DEPRECATED(2.0, 26.0);
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene API_AVAILABLE(ios(13.0));
@property (nullable, nonatomic, weak) UIWindowScene *windowScene API_AVAILABLE(ios(13.0));
@property (nullable, nonatomic, strong) UIViewController *rootViewController
    API_AVAILABLE(ios(4.0));
@property (nonatomic) UIWindowLevel windowLevel;
- (void)makeKeyAndVisible;
@end

extern const UIWindowLevel UIWindowLevelNormal;
extern NSNotificationName const UIWindowDidBecomeVisibleNotification;

#pragma clang assume_nonnull end
