"""Launch screens, launch images and checks, by launchgen.

    load("@launchgen//:launch_images.bzl", "launch_screen")

    launch_screen(
        name = "launch",
        artwork = "art.png",
    )

README.md beside this file shows how an `ios_application` takes them. An attribute is named after the
option that it becomes: of `launchgen screen` in `launch_screen`, of `launchgen build` in
`launch_images`. One that is left out leaves the choice to launchgen. The actions read only their
artwork, Info.plist and the command, and write the same bytes everywhere, so that they can run in a
sandbox or remotely, and be cached.
"""

load(
    "//internal:build.bzl",
    "BUILD_ATTRIBUTES",
    "IMAGE_OPTIONS",
    "SCREEN_OPTIONS",
    "run_build",
)
load("//internal:check.bzl", _launch_check_test = "launch_check_test")
load("//internal:command.bzl", "TOOLCHAINS", _launchgen_toolchain = "launchgen_toolchain")
load("//internal:screens.bzl", "DEFAULT_SCREENS", "image_names")

launch_check_test = _launch_check_test
launchgen_toolchain = _launchgen_toolchain

def _declare(ctx, path):
    return ctx.actions.declare_file(ctx.label.name + "/" + path)

def _pages(ctx):
    return [_declare(ctx, "LaunchPreview.html")] if ctx.attr.preview else []

def _launch_images_impl(ctx):
    entries = _declare(ctx, "UILaunchImages.plist")
    names = image_names(
        ctx.label,
        ctx.attr.name_prefix,
        ctx.attr.screens,
        ctx.attr.scales,
        ctx.attr.upright_from,
    )
    images = [_declare(ctx, name) for name in names]
    pages = _pages(ctx)
    run_build(
        ctx,
        "build",
        entries.dirname,
        images + [entries] + pages,
        ["--screens", ",".join(ctx.attr.screens), "--scales", ",".join(ctx.attr.scales)],
        IMAGE_OPTIONS,
        ["info_plist"],
    )
    return [
        DefaultInfo(files = depset(images + [entries] + pages)),
        OutputGroupInfo(
            infoplists = depset([entries]),
            preview = depset(pages),
            resources = depset(images),
        ),
    ]

launch_images = rule(
    implementation = _launch_images_impl,
    doc = """Launch images and their entries for Info.plist, in a folder named after the target.

Output groups, for the attributes of `ios_application` that are named so: `resources` has the images,
`infoplists` has UILaunchImages.plist. (Its attribute `launch_images` takes only asset catalogs, and
launch images in an asset catalog leave the screen blank.) With the attribute `preview`, the output
group of that name has LaunchPreview.html.""",
    attrs = dict(
        dict(BUILD_ATTRIBUTES, **IMAGE_OPTIONS),
        info_plist = attr.label(
            doc = "Take the orientation from the first landscape value in this Info.plist.",
            allow_single_file = True,
        ),
        scales = attr.string_list(
            doc = "The scales for each of the four default screens, or `native` for the files " +
                  "that some device loads; other screens get what devices load.",
            default = ["2", "3"],
            allow_empty = False,
        ),
        screens = attr.string_list(
            doc = "The screens that get images and entries: sizes in points as `launchgen " +
                  "displays` lists them, `phones`, `ipads`, `all`.",
            default = DEFAULT_SCREENS,
            allow_empty = False,
        ),
    ),
    toolchains = TOOLCHAINS,
)

def _launch_screen_impl(ctx):
    catalog = "LaunchAssets.xcassets/"
    key = _declare(ctx, "LaunchScreen.plist")
    has_storyboard = ctx.attr.kind != "ui-launch-screen"

    resources = [_declare(ctx, catalog + "Contents.json")]

    # How many files an image set has depends on the picture's size.
    image_sets = ["LaunchArtwork"]
    if has_storyboard and ctx.file.artwork and ctx.file.logo:
        image_sets.append("LaunchLogo")
    resources += [
        ctx.actions.declare_directory("%s/%s%s.imageset" % (ctx.label.name, catalog, name))
        for name in image_sets
    ]
    if not has_storyboard or ctx.attr.dark_background:
        resources.append(_declare(ctx, catalog + "LaunchBackground.colorset/Contents.json"))
    storyboard = [_declare(ctx, "LaunchScreen.storyboard")] if has_storyboard else []
    pages = _pages(ctx)
    run_build(
        ctx,
        "screen",
        key.dirname,
        [key] + resources + storyboard + pages,
        [],
        SCREEN_OPTIONS,
        ["dark", "artwork_ipad", "artwork_portrait"],
    )
    return [
        DefaultInfo(files = depset(resources + storyboard + [key] + pages)),
        OutputGroupInfo(
            infoplists = depset([key]),
            launch_storyboard = depset(storyboard),
            preview = depset(pages),
            resources = depset(resources),
        ),
    ]

launch_screen = rule(
    implementation = _launch_screen_impl,
    doc = """A launch screen, in a folder named after the target.

Output groups, for the attributes of `ios_application` that are named so: `launch_storyboard` has
LaunchScreen.storyboard, `resources` has the asset catalog with the artwork, `infoplists` has
LaunchScreen.plist with the key. With the attribute `preview`, the output group of that name has
LaunchPreview.html.""",
    attrs = dict(
        dict(BUILD_ATTRIBUTES, **SCREEN_OPTIONS),
        artwork_ipad = attr.label(doc = "Artwork for iPads.", allow_single_file = True),
        artwork_portrait = attr.label(
            doc = "Portrait artwork for devices that are held upright.",
            allow_single_file = True,
        ),
        dark = attr.label(doc = "Artwork for dark mode.", allow_single_file = True),
    ),
    toolchains = TOOLCHAINS,
)
