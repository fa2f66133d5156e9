// What scenarios in Objective-C control and watch in place of a device; as Fakes.swift has it.

#import <UIKit/UIKit.h>

int printf(const char *format, ...);

@interface NSString (Fakes)
@property (readonly) const char *UTF8String;
@end

@interface NSNumber (Fakes)
+ (NSNumber *)numberWithBool:(BOOL)value;
+ (NSNumber *)numberWithInt:(int)value;
@end

@interface NSURL (Fakes)
- (instancetype)initWithScheme:(NSString *)scheme;
@end

@interface NSDictionary (Fakes)
+ (instancetype)dictionaryWithObjects:(const id[])objects
                              forKeys:(const id[])keys
                                count:(NSUInteger)count;
@end

@interface UIView (Fakes)
@property (readonly) NSArray *subviews;
/// Of image views and bars.
@property (readonly) UIImage *image;
@end

@interface UIWindowScene (Fakes)
- (instancetype)initWithStyle:(UIUserInterfaceStyle)style;
@end

@interface UIColor (Fakes)
@property (readonly) NSString *name;
@end

@interface UIImage (Fakes)
@property (readonly) NSString *name;
@end

@interface NSArray (Fakes)
@property (readonly) NSUInteger count;
- (id)objectAtIndexedSubscript:(NSUInteger)index;
/// Without an object, and with another one at the end if it is not nil.
- (NSArray *)without:(id)object with:(id)other;
@end

/// Does the work when the fake clock has passed the delay, in seconds.
void later(void (^work)(void), double delay);

@interface Fake : NSObject
/// The app's Info.plist, and the names of its files and colors, which are the values too.
@property (class) NSDictionary *info;
@property (class) NSDictionary *files;
@property (class) NSDictionary *colors;
/// For each image whether it has slices; for each nib its view.
@property (class) NSDictionary *images;
@property (class) NSDictionary *nibs;
@property (class) BOOL isPad;
@property (class) BOOL reducesMotion;
/// The first view controller of each storyboard; its view has the color with the storyboard's name.
@property (class) UIViewController * (^storyboard)(NSString *name);
/// The number of animations so far, all of 0.25 seconds; another duration ends the program.
@property (class) int animations;
+ (void)pass:(double)seconds;
@end
