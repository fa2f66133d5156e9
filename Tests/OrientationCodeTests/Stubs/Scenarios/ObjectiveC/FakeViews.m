// The views of UIKit that scenarios in Objective-C run with; the bodies are those of the Swift stubs.

#import "Fakes.h"

#include <stdlib.h>

const UIEdgeInsets UIEdgeInsetsZero;
UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsURLKey = @"url";
BOOL UIAccessibilityIsReduceMotionEnabled(void) { return Fake.reducesMotion; }

@implementation UIResponder
@end

@implementation UIColor {
    NSString *_name;
}
static UIColor *Color(NSString *name)
{
    UIColor *color = [[UIColor alloc] init];
    color->_name = name;
    return color;
}
- (NSString *)name { return _name; }
+ (UIColor *)blackColor { return Color(@"black"); }
+ (UIColor *)systemBackgroundColor { return Color(@"systemBackground"); }
+ (UIColor *)colorNamed:(NSString *)name { return Fake.colors[name] == nil ? nil : Color(name); }
@end

@implementation UIImage {
    NSString *_name;
}
+ (UIImage *)imageNamed:(NSString *)name
{
    if (Fake.images[name] == nil) {
        return nil;
    }
    UIImage *image = [[UIImage alloc] init];
    image->_name = name;
    return image;
}
- (NSString *)name { return _name; }
- (UIEdgeInsets)capInsets
{
    return (UIEdgeInsets) { [Fake.images[_name] boolValue] ? 1 : 0, 0, 0, 0 };
}
@end

@implementation NSLayoutConstraint
+ (void)activateConstraints:(__unused NSArray *)constraints {}
@end

@implementation NSLayoutAnchor
- (NSLayoutConstraint *)constraintEqualToAnchor:(__unused NSLayoutAnchor *)anchor
{
    return [[NSLayoutConstraint alloc] init];
}
@end

@implementation NSLayoutXAxisAnchor
@end

@implementation NSLayoutYAxisAnchor
@end

@implementation UILayoutGuide
- (NSLayoutYAxisAnchor *)topAnchor { return [[NSLayoutYAxisAnchor alloc] init]; }
- (NSLayoutYAxisAnchor *)bottomAnchor { return [[NSLayoutYAxisAnchor alloc] init]; }
- (NSLayoutXAxisAnchor *)leftAnchor { return [[NSLayoutXAxisAnchor alloc] init]; }
- (NSLayoutXAxisAnchor *)rightAnchor { return [[NSLayoutXAxisAnchor alloc] init]; }
@end

@implementation UIView {
    NSArray *_subviews;
    UIColor *_backgroundColor;
    BOOL _isHidden;
    __weak UIView *_superview;
}

@synthesize frame = _frame;

- (instancetype)initWithFrame:(CGRect)frame
{
    _frame = frame;
    _alpha = 1;
    _userInteractionEnabled = YES;
    _translatesAutoresizingMaskIntoConstraints = YES;
    _subviews = @[];
    return self;
}
- (instancetype)init { return [self initWithFrame:CGRectMake(0, 0, 0, 0)]; }

- (void)setFrame:(CGRect)frame
{
    CGSize old = _frame.size;
    _frame = frame;
    for (UIView *view in _subviews) {
        CGRect inner = view.frame;
        if (view.autoresizingMask & UIViewAutoresizingFlexibleWidth) {
            inner.size.width += frame.size.width - old.width;
        }
        if (view.autoresizingMask & UIViewAutoresizingFlexibleHeight) {
            inner.size.height += frame.size.height - old.height;
        }
        view.frame = inner;
    }
}
- (CGRect)bounds { return _frame; }
- (void)setBounds:(CGRect)bounds { self.frame = bounds; }
- (UIColor *)backgroundColor { return _backgroundColor; }
- (void)setBackgroundColor:(UIColor *)color { _backgroundColor = color; }
- (BOOL)accessibilityElementsHidden { return _isHidden; }
- (void)setAccessibilityElementsHidden:(BOOL)hidden { _isHidden = hidden; }

- (NSArray *)subviews { return _subviews; }
- (UIView *)superview { return _superview; }
- (UIWindow *)window
{
    UIView *superview = _superview;
    return [superview isKindOfClass:[UIWindow class]] ? (UIWindow *)superview : superview.window;
}
- (void)addSubview:(UIView *)view
{
    [view removeFromSuperview];
    view->_superview = self;
    _subviews = [_subviews without:view with:view];
}
- (void)bringSubviewToFront:(UIView *)view { _subviews = [_subviews without:view with:view]; }
- (void)removeFromSuperview
{
    UIView *superview = _superview;
    if (superview != nil) {
        superview->_subviews = [superview->_subviews without:self with:nil];
    }
    _superview = nil;
}
- (void)layoutSubviews {}

- (UILayoutGuide *)safeAreaLayoutGuide { return [[UILayoutGuide alloc] init]; }
- (NSLayoutYAxisAnchor *)topAnchor { return [[NSLayoutYAxisAnchor alloc] init]; }
- (NSLayoutYAxisAnchor *)bottomAnchor { return [[NSLayoutYAxisAnchor alloc] init]; }
- (NSLayoutXAxisAnchor *)leftAnchor { return [[NSLayoutXAxisAnchor alloc] init]; }
- (NSLayoutXAxisAnchor *)rightAnchor { return [[NSLayoutXAxisAnchor alloc] init]; }

+ (void)animateWithDuration:(NSTimeInterval)duration
                 animations:(void (^)(void))work
                 completion:(void (^)(BOOL))completion
{
    if (duration != 0.25) {
        abort();
    }
    Fake.animations += 1;
    work();
    later(
        ^{
            completion(YES);
        },
        duration);
}

@end

@implementation UIImageView {
    UIImage *_image;
}
- (instancetype)initWithImage:(UIImage *)image
{
    self = [super initWithFrame:CGRectMake(0, 0, 0, 0)];
    _image = image;
    return self;
}
- (UIImage *)image { return _image; }
@end

@implementation UIWindow
@synthesize windowScene = _windowScene;
- (instancetype)initWithFrame:(CGRect)frame { return [super initWithFrame:frame]; }
- (instancetype)initWithWindowScene:(UIWindowScene *)scene
{
    self = [super initWithFrame:CGRectMake(0, 0, 320, 480)];
    _windowScene = scene;
    return self;
}
- (void)makeKeyAndVisible {}
@end
