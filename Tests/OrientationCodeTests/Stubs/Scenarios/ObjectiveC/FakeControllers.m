// The rest of UIKit that scenarios in Objective-C run with.

#import "Fakes.h"

#include <stdlib.h>

@implementation UITraitCollection {
  @public
    UIUserInterfaceStyle _style;
}
- (UIUserInterfaceStyle)userInterfaceStyle { return _style; }
- (UIUserInterfaceSizeClass)horizontalSizeClass { abort(); }
+ (UITraitCollection *)traitCollectionWithHorizontalSizeClass:(__unused UIUserInterfaceSizeClass)x
{
    abort();
}
@end

@implementation UIScene
@end

@implementation UIWindowScene {
    UITraitCollection *_traits;
}
- (instancetype)initWithStyle:(UIUserInterfaceStyle)style
{
    _traits = [[UITraitCollection alloc] init];
    _traits->_style = style;
    return self;
}
- (UITraitCollection *)traitCollection { return _traits; }
- (UIWindowSceneGeometry *)effectiveGeometry { abort(); }
- (UIInterfaceOrientation)interfaceOrientation { abort(); }
@end

@implementation UIViewController {
  @protected
    UIView *_view;
}
- (instancetype)initWithNibName:(__unused NSString *)name bundle:(__unused NSBundle *)bundle
{
    return [super init];
}
- (instancetype)init { return [self initWithNibName:nil bundle:nil]; }
- (UIView *)view
{
    if (_view == nil) {
        _view = [[UIView alloc] init];
        [self viewDidLoad];
    }
    return _view;
}
- (void)setView:(UIView *)view { _view = view; }
- (void)viewDidLoad {}
@end

@implementation UINavigationBar {
    UIImage *_image;
}
- (void)setBackgroundImage:(UIImage *)image forBarMetrics:(__unused UIBarMetrics)metrics
{
    _image = image;
}
- (UIImage *)image { return _image; }
@end

@implementation UIToolbar {
    UIImage *_image;
}
- (void)setBackgroundImage:(UIImage *)image
        forToolbarPosition:(__unused UIBarPosition)position
                barMetrics:(__unused UIBarMetrics)metrics
{
    _image = image;
}
- (UIImage *)image { return _image; }
@end

@implementation UITabBar
@end

@implementation UINavigationController {
    UIViewController *_root;
    UINavigationBar *_bar;
    UIToolbar *_toolbar;
    BOOL _hidesBar, _hidesToolbar;
}
- (instancetype)initWithRootViewController:(UIViewController *)root
{
    self = [super initWithNibName:nil bundle:nil];
    _root = root;
    _bar = [[UINavigationBar alloc] init];
    _toolbar = [[UIToolbar alloc] init];
    _hidesToolbar = YES;
    return self;
}
- (void)viewDidLoad
{
    [self.view addSubview:_root.view];
    if (!_hidesBar) {
        [self.view addSubview:_bar];
    }
    if (!_hidesToolbar) {
        [self.view addSubview:_toolbar];
    }
}
- (UINavigationBar *)navigationBar { return _bar; }
- (UIToolbar *)toolbar { return _toolbar; }
- (void)setNavigationBarHidden:(BOOL)hidden animated:(__unused BOOL)animated { _hidesBar = hidden; }
- (void)setToolbarHidden:(BOOL)hidden animated:(__unused BOOL)animated { _hidesToolbar = hidden; }
@end

@implementation UITabBarController {
    NSArray *_controllers;
    UITabBar *_bar;
}
- (void)viewDidLoad
{
    for (UIViewController *controller in _controllers) {
        [self.view addSubview:controller.view];
    }
    [self.view addSubview:self.tabBar];
}
- (NSArray *)viewControllers { return _controllers; }
- (void)setViewControllers:(NSArray *)controllers { _controllers = controllers; }
- (UITabBar *)tabBar
{
    if (_bar == nil) {
        _bar = [[UITabBar alloc] init];
    }
    return _bar;
}
@end

@implementation UIStoryboard {
    NSString *_name;
}
+ (UIStoryboard *)storyboardWithName:(NSString *)name bundle:(__unused NSBundle *)bundle
{
    // UIKit raises an exception.
    if (Fake.files[[NSString stringWithFormat:@"%@.storyboardc", name]] == nil) {
        abort();
    }
    UIStoryboard *storyboard = [[UIStoryboard alloc] init];
    storyboard->_name = name;
    return storyboard;
}
- (UIViewController *)instantiateInitialViewController { return Fake.storyboard(_name); }
@end

@implementation UINib {
    NSString *_name;
}
+ (UINib *)nibWithNibName:(NSString *)name bundle:(__unused NSBundle *)bundle
{
    UINib *nib = [[UINib alloc] init];
    nib->_name = name;
    return nib;
}
- (NSArray *)instantiateWithOwner:(__unused id)owner options:(__unused NSDictionary *)options
{
    return Fake.nibs[_name] == nil ? @[] : @[ Fake.nibs[_name] ];
}
@end
