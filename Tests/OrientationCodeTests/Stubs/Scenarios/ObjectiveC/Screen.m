#import "Screen.h"

NSString *Joined(NSString *first, NSString *between, NSString *second)
{
    if (first.length == 0 || second.length == 0) {
        return first.length == 0 ? second : first;
    }
    return [NSString stringWithFormat:@"%@%@%@", first, between, second];
}

static NSString *Bar(NSString *name, UIImage *image)
{
    return image == nil ? name : Joined(name, @" of ", image.name);
}

static NSString *Description(UIView *view)
{
    NSString *text = view.backgroundColor.name ?: @"";
    NSString *own = @"";
    if ([view isKindOfClass:[UIImageView class]]) {
        NSString *name = ((UIImageView *)view).image.name;
        BOOL isCentered = view.contentMode == UIViewContentModeCenter;
        BOOL isInset = !view.translatesAutoresizingMaskIntoConstraints;
        own = [NSString stringWithFormat:@"%@ %@ in the %@", name,
                        isCentered ? @"centered" : @"stretched", isInset ? @"safe area" : @"screen"];
    } else if ([view isKindOfClass:[UINavigationBar class]]) {
        own = Bar(@"navigation bar", ((UINavigationBar *)view).image);
    } else if ([view isKindOfClass:[UIToolbar class]]) {
        own = Bar(@"toolbar", ((UIToolbar *)view).image);
    } else if ([view isKindOfClass:[UITabBar class]]) {
        own = Bar(@"tab bar", ((UITabBar *)view).backgroundImage);
    }
    text = Joined(text, @" + ", own);
    for (UIView *inner in view.subviews) {
        text = Joined(text, @" + ", Description(inner));
    }
    return text;
}

@implementation Screen

- (instancetype)init { return [self initWithStyle:UIUserInterfaceStyleLight]; }
- (instancetype)initWithStyle:(UIUserInterfaceStyle)style
{
    _hold = [[LaunchScreenHold alloc] init];
    _scene = [[UIWindowScene alloc] initWithStyle:style];
    _window = [[UIWindow alloc] initWithWindowScene:_scene];
    _window.rootViewController = [[UIViewController alloc] init];
    [_window addSubview:_window.rootViewController.view];
    return self;
}

- (UIView *)cover
{
    for (UIView *view in self.window.subviews) {
        if (view != self.window.rootViewController.view) {
            return view;
        }
    }
    return nil;
}

- (NSString *)look
{
    UIView *cover = self.cover;
    if (cover == nil) {
        return @"app";
    }
    NSString *text = Description(cover.subviews.firstObject);
    return [NSString stringWithFormat:@"%@%@%@", text, cover.alpha < 1 ? @", faded" : @"",
                     cover.userInteractionEnabled ? @"" : @", touches go through"];
}

@end

void Print(NSString *text) { printf("%s\n", text.UTF8String); }

void PrintBoth(NSString *first, NSString *second) { Print(Joined(first, @" ", second)); }

NSString *Animations(void)
{
    return @[ @"[]", @"[0.25]", @"[0.25, 0.25]" ][(NSUInteger)Fake.animations];
}

NSString *Flag(BOOL flag) { return flag ? @"true" : @"false"; }

void UseStoryboards(void)
{
    Fake.files = @{
        @"LaunchScreen.storyboardc": @"", @"Plain.storyboardc": @"", @"Pad.storyboardc": @"",
        @"Phone.storyboardc": @"", @"One.storyboardc": @"", @"Two.storyboardc": @"",
        @"Old.storyboardc": @"",
    };
    Fake.storyboard = ^(NSString *name) {
        UIViewController *controller = [[UIViewController alloc] init];
        Fake.colors = @{ name: name };
        controller.view.backgroundColor = [UIColor colorNamed:name];
        return controller;
    };
    Fake.info = @{ @"UILaunchStoryboardName": @"LaunchScreen" };
}

void Show(NSString *scheme)
{
    Screen *screen = [[Screen alloc] init];
    NSURL *url = scheme == nil ? nil : [[NSURL alloc] initWithScheme:scheme];
    [screen.hold showOverWindow:screen.window openedByURL:url timeLimit:10];
    Print(screen.look);
}

@implementation Drawable {
    MTLDrawablePresentedHandler _handler;
}
- (void)addPresentedHandler:(MTLDrawablePresentedHandler)block { _handler = block; }
- (void)presentAt:(CFTimeInterval)time
{
    self.presentedTime = time;
    _handler(self);
    _handler = nil;
}
@end
