// What the scenarios use, and how they see a window; as Screen.swift has it.

#import "Fakes.h"
#import "LaunchScreenHold.h"
#import "MetalFirstFrame.h"

/// A window in a scene of its own, which looks as on a device with the given appearance.
@interface Screen : NSObject
@property (nonatomic, strong) UIWindowScene *scene;
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) LaunchScreenHold *hold;
- (instancetype)initWithStyle:(UIUserInterfaceStyle)style;
- (UIView *)cover;
/// What is over the root view controller's view.
- (NSString *)look;
@end

@interface Drawable : NSObject <MTLDrawable>
@property (nonatomic) CFTimeInterval presentedTime;
- (void)presentAt:(CFTimeInterval)time;
@end

/// The two texts with another between them, if neither is empty.
NSString *Joined(NSString *first, NSString *between, NSString *second);
void Print(NSString *text);
void PrintBoth(NSString *first, NSString *second);
/// The durations of the animations so far, as Swift prints them.
NSString *Animations(void);
NSString *Flag(BOOL flag);
void UseStoryboards(void);
/// Shows the launch screen in a new window.
void Show(NSString *scheme);
