// The scenarios of main.swift in Objective-C.

#import "Screen.h"

#include <string.h>

static void Ready(void)
{
    Screen *screen = [[Screen alloc] init];
    [screen.hold showOverWindow:screen.window];
    Print(screen.look);
    [Fake pass:3];
    Print(screen.look);
    [screen.hold ready];
    PrintBoth(screen.look, Animations());
    [screen.hold ready];
    [Fake pass:0.2];
    PrintBoth(screen.look, Animations());
    [Fake pass:0.1];
    Print(screen.look);
    [Fake pass:20];
    PrintBoth(screen.look, Animations());
}

static void ReadyBeforeShow(void)
{
    Screen *screen = [[Screen alloc] init];
    [screen.hold ready];
    [screen.hold showOverWindow:screen.window];
    Print(screen.look);
}

static void ShowAgain(void)
{
    Screen *screen = [[Screen alloc] init];
    [screen.hold showOverWindow:screen.window];
    [screen.hold showOverWindow:screen.window];
    printf("%d\n", (int)screen.window.subviews.count);
    [screen.hold ready];
    [Fake pass:1];
    [screen.hold showOverWindow:screen.window];
    Print(screen.look);
}

static void TimeLimit(void)
{
    Screen *first = [[Screen alloc] init], *second = [[Screen alloc] init];
    [first.hold showOverWindow:first.window];
    [second.hold showOverWindow:second.window openedByURL:nil timeLimit:2];
    [Fake pass:1.9];
    PrintBoth(first.look, second.look);
    [Fake pass:0.5];
    PrintBoth(first.look, second.look);
    [Fake pass:7.5];
    Print(first.look);
    [Fake pass:0.5];
    PrintBoth(first.look, Animations());
}

static void ReduceMotion(void)
{
    Fake.reducesMotion = YES;
    Screen *screen = [[Screen alloc] init];
    [screen.hold showOverWindow:screen.window];
    Print(screen.look);
    [screen.hold ready];
    PrintBoth(screen.look, Animations());
}

static void TwoScenes(void)
{
    Screen *first = [[Screen alloc] init], *second = [[Screen alloc] init];
    for (Screen *screen in @[ first, second ]) [screen.hold showOverWindow:screen.window];
    [first.hold ready];
    [Fake pass:1];
    PrintBoth(first.look, second.look);
    [second.hold ready];
    [Fake pass:1];
    PrintBoth(first.look, second.look);
}

static void Rotation(void)
{
    Screen *screen = [[Screen alloc] init];
    [screen.hold showOverWindow:screen.window];
    screen.window.frame = CGRectMake(0, 0, 480, 320);
    for (UIView *view in @[ screen.cover, screen.cover.subviews.firstObject ]) {
        printf("%.1f %.1f\n", view.frame.size.width, view.frame.size.height);
    }
}

static int Covers(Screen *screen)
{
    CGSize window = screen.window.frame.size;
    for (UIView *view in @[ screen.cover, screen.cover.subviews.firstObject ]) {
        CGRect frame = view.frame;
        if (frame.origin.x != 0 || frame.origin.y != 0 || frame.size.width != window.width
            || frame.size.height != window.height) {
            return 0;
        }
    }
    return 1;
}

static void Windows(void)
{
    int shown = 0, resized = 0;
    Screen *screen = nil;
    for (int i = 0; i < 200; i++) {
        if (i % 10 == 0) {
            screen = [[Screen alloc] init];
        }
        screen.window.frame = CGRectMake(0, 0, 200 + i * 37 % 1177, 200 + i * 53 % 1177);
        [screen.hold showOverWindow:screen.window];
        *(i % 10 == 0 ? &shown : &resized) += Covers(screen);
    }
    printf("%d %d\n", shown, resized);
}

static void Order(void)
{
    Screen *screen = [[Screen alloc] init];
    [screen.hold showOverWindow:screen.window];
    UIView *cover = screen.cover, *alert = [[UIView alloc] init];
    UIWindow *window = screen.window;
    // The window becomes visible only now.
    [window addSubview:window.rootViewController.view];
    Print(Flag(window.subviews[1] == cover));
    [cover layoutSubviews];
    Print(Flag(window.subviews[1] == cover));
    // An alert stays over the launch screen.
    [window addSubview:alert];
    [cover layoutSubviews];
    Print(Flag(window.subviews[2] == alert));
}

static void Appearance(void)
{
    Screen *screen = [[Screen alloc] initWithStyle:UIUserInterfaceStyleDark];
    screen.window.overrideUserInterfaceStyle = UIUserInterfaceStyleLight;
    [screen.hold showOverWindow:screen.window];
    BOOL isDark = screen.cover.overrideUserInterfaceStyle == UIUserInterfaceStyleDark;
    PrintBoth(isDark ? @"dark" : @"light", screen.cover.backgroundColor.name);
    Print(Flag(screen.cover.accessibilityElementsHidden));
}

static void Memory(void)
{
    static __weak UIViewController *controller;
    Fake.storyboard = ^(__unused NSString *name) {
        UIViewController *new = [[UIViewController alloc] init];
        controller = new;
        return new;
    };
    // The app keeps neither hold nor window.
    __weak LaunchScreenHold *hold;
    __weak UIView *cover;
    @autoreleasepool {
        Screen *screen = [[Screen alloc] init];
        hold = screen.hold;
        [screen.hold showOverWindow:screen.window];
        cover = screen.cover;
        PrintBoth(Flag(hold != nil), Joined(Flag(cover != nil), @" ", Flag(controller != nil)));
    }
    PrintBoth(Flag(hold != nil), Joined(Flag(cover != nil), @" ", Flag(controller != nil)));
    [Fake pass:20];
    // The app keeps the hold, and the launch screen is gone.
    Screen *screen = [[Screen alloc] init];
    @autoreleasepool {
        [screen.hold showOverWindow:screen.window];
        cover = screen.cover;
        [screen.hold ready];
        [Fake pass:1];
    }
    PrintBoth(Flag(cover != nil), Flag(controller != nil));
    // Nobody keeps the hold: the time limit still works.
    @autoreleasepool {
        [[[LaunchScreenHold alloc] init] showOverWindow:screen.window];
        cover = screen.cover;
        Print(Flag(cover != nil));
        [Fake pass:11];
    }
    Print(Flag(cover != nil));
}

static void NoLaunchScreen(void)
{
    for (NSDictionary *info in @[
             @{}, @{ @"UILaunchStoryboardName": @"Missing" }, @{ @"UILaunchStoryboardName": @"" },
             @{ @"UILaunchStoryboardName": @1 }, @{ @"UILaunchScreen": @"Main" },
             @{ @"UILaunchScreens": @{} },
             @{ @"UILaunchStoryboards": @{ @"UIDefaultLaunchStoryboard": @"a" } },
         ]) {
        Fake.info = info;
        Screen *screen = [[Screen alloc] init];
        [screen.hold showOverWindow:screen.window];
        [screen.hold ready];
        [Fake pass:11];
        printf("%s %d\n", screen.look.UTF8String, Fake.animations);
    }
}

static void Xib(void)
{
    Fake.info = @{ @"UILaunchStoryboardName": @"Launch" };
    Fake.files = @{ @"Launch.nib": @"" };
    Fake.colors = @{ @"Blue": @"" };
    UIView *view = [[UIView alloc] init];
    view.backgroundColor = [UIColor colorNamed:@"Blue"];
    Fake.nibs = @{ @"Launch": view };
    Show(nil);
    Fake.nibs = @{};
    Show(nil);
}

static void Devices(void)
{
    NSString *plain = @"UILaunchStoryboardName", *pad = @"UILaunchStoryboardName~ipad";
    Fake.info = @{ plain: @"Plain", pad: @"Pad" };
    Show(nil);
    Fake.isPad = YES;
    Show(nil);
    Fake.info = @{ pad: @"Pad", @"UILaunchStoryboardName~iphone": @"Phone" };
    Show(nil);
    Fake.isPad = NO;
    Show(nil);
}

static void URLs(void)
{
    NSDictionary *storyboards = @{
        @"UIDefaultLaunchStoryboard": @"first",
        @"UIURLToLaunchStoryboardAssociations": @{ @"mail": @"second", @"lost": @"third" },
        @"UILaunchStoryboardDefinitions": @[
            @{ @"UILaunchStoryboardIdentifier": @"first", @"UILaunchStoryboardFile": @"One" },
            @{ @"UILaunchStoryboardIdentifier": @"second", @"UILaunchStoryboardFile": @"Two" },
        ],
    };
    Fake.info = @{ @"UILaunchStoryboards": storyboards };
    Show(nil);
    Show(@"mail");
    Show(@"other");
    // A definition that is missing: the storyboard of the older key.
    Fake.info = @{ @"UILaunchStoryboards": storyboards, @"UILaunchStoryboardName": @"Old" };
    Show(@"lost");
    // The newer key.
    Fake.images = @{ @"One": @NO, @"Two": @NO };
    Fake.info = @{
        @"UILaunchStoryboards": storyboards, @"UILaunchStoryboardName": @"Old",
        @"UILaunchScreens": @{
            @"UIDefaultLaunchScreen": @"first",
            @"UIURLToLaunchScreenAssociations": @{ @"mail": @"second" },
            @"UILaunchScreenDefinitions": @[
                @{ @"UILaunchScreenIdentifier": @"first", @"UIImageName": @"One" },
                @{ @"UILaunchScreenIdentifier": @"second", @"UIImageName": @"Two" },
            ],
        },
    };
    Show(nil);
    Show(@"mail");
    Show(@"other");
}

static void Dictionary(void)
{
    Fake.colors = @{ @"Sky": @"" };
    Fake.images = @{ @"Logo": @NO, @"Sliced": @YES, @"Bar": @NO };
    NSDictionary *bar = @{ @"UIImageName": @"Bar" };
    for (NSDictionary *screen in @[
             @{}, @{ @"UIColorName": @"Sky" },
             @{ @"UIColorName": @"Missing", @"UIImageName": @"Missing" },
             @{ @"UIColorName": @"Sky", @"UIImageName": @"Logo" },
             @{ @"UIImageName": @"Logo", @"UIImageRespectsSafeAreaInsets": @YES },
             @{ @"UIImageName": @"Sliced" }, @{ @"UINavigationBar": @{} },
             @{ @"UIToolbar": bar },
             @{ @"UITabBar": @{}, @"UIImageName": @"Logo" },
             @{ @"UINavigationBar": bar, @"UITabBar": bar },
             @{ @"UITabBar": @{}, @"UIToolbar": @{} },
         ]) {
        // The storyboard of the older key is not shown.
        Fake.info = @{ @"UILaunchScreen": screen, @"UILaunchStoryboardName": @"LaunchScreen" };
        Show(nil);
    }
}

static void FirstDrawable(void)
{
    Screen *screen = [[Screen alloc] init];
    Drawable *dropped = [[Drawable alloc] init], *first = [[Drawable alloc] init];
    Drawable *second = [[Drawable alloc] init];
    [screen.hold showOverWindow:screen.window];
    [screen.hold readyWhenPresented:dropped];
    [Fake pass:1];
    Print(screen.look);
    [dropped presentAt:0];
    [Fake pass:1];
    Print(screen.look);
    [screen.hold readyWhenPresented:first];
    [first presentAt:100];
    Print(screen.look);
    [Fake pass:0];
    Print(screen.look);
    [screen.hold readyWhenPresented:second];
    [second presentAt:101];
    [Fake pass:1];
    PrintBoth(screen.look, Animations());
}

int main(int count, char **arguments)
{
    static const struct { const char *name; void (*play)(void); } scenarios[] = {
        { "ready", Ready }, { "ready before show", ReadyBeforeShow }, { "show again", ShowAgain },
        { "time limit", TimeLimit }, { "Reduce Motion", ReduceMotion },
        { "two scenes", TwoScenes }, { "rotation", Rotation },
        { "windows", Windows }, { "order", Order },
        { "appearance", Appearance }, { "memory", Memory },
        { "no launch screen", NoLaunchScreen }, { "xib", Xib }, { "devices", Devices },
        { "URLs", URLs }, { "dictionary", Dictionary }, { "first drawable", FirstDrawable },
    };
    for (unsigned i = 0; i < sizeof scenarios / sizeof *scenarios; i++) {
        if (count > 1 && strcmp(arguments[1], scenarios[i].name) == 0) {
            @autoreleasepool {
                UseStoryboards();
                scenarios[i].play();
            }
        }
    }
    return 0;
}
