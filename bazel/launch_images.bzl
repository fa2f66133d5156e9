"""Launch images, launch screens and checks, by launchgen.

    load("@launchgen//:launch_images.bzl", "launch_images")

    launch_images(
        name = "art",
        artwork = "art.png",
        info_plist = "Info.plist",
    )

README.md beside this file shows how an `ios_application` takes them. An attribute is named after the
option of `launchgen build` that it becomes; one that is left out leaves the choice to launchgen. The
actions read only their artwork, Info.plist and the command, and write the same bytes everywhere, so
that they can run in a sandbox or remotely, and be cached.
"""

load("//internal:build.bzl", "BUILD_ATTRIBUTES", "run_build")
load("//internal:check.bzl", _launch_check_test = "launch_check_test")
load("//internal:command.bzl", "TOOLCHAINS", _launchgen_toolchain = "launchgen_toolchain")
load("//internal:screens.bzl", "DEFAULT_SCREENS", "image_names")

launch_check_test = _launch_check_test
launchgen_toolchain = _launchgen_toolchain

def _declare(ctx, path):
    return ctx.actions.declare_file(ctx.label.name + "/" + path)

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
    pages = [_declare(ctx, "LaunchPreview.html")] if ctx.attr.preview else []
    arguments = [
        "--screens",
        ",".join(ctx.attr.screens),
        "--scales",
        ",".join(ctx.attr.scales),
        "--name-prefix",
        ctx.attr.name_prefix,
    ]
    if ctx.attr.upright_from:
        arguments += ["--upright-from", ctx.attr.upright_from]
    if ctx.attr.preview:
        arguments.append("--preview")
    run_build(ctx, entries.dirname, images + [entries] + pages, arguments, "Launch Images")
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
        BUILD_ATTRIBUTES,
        name_prefix = attr.string(doc = "The beginning of the images' names.", default = "Default"),
        preview = attr.bool(doc = "Also make LaunchPreview.html, which shows each screen."),
        scales = attr.string_list(
            doc = "The scales for each of the four default screens, or `native` for the files " +
                  "that some device loads; other screens get what devices load.",
            default = ["2", "3"],
            allow_empty = False,
        ),
        screens = attr.string_list(
            doc = "The screens that get images and entries: sizes in points as `launchgen " +
                  "screens` lists them, `phones`, `ipads`, `all`.",
            default = DEFAULT_SCREENS,
            allow_empty = False,
        ),
        upright_from = attr.string(
            doc = "From this iOS on, such as `9.0`, give iPhones a second set of images that are " +
                  "not turned.",
        ),
    ),
    toolchains = TOOLCHAINS,
)

def _launch_file_impl(ctx):
    catalog = "LaunchAssets.xcassets/"
    key = _declare(ctx, "LaunchScreen.plist")

    resources = [_declare(ctx, catalog + "Contents.json")]
    arguments = ["--only", "launch-file", "--launch-file", ctx.attr.kind]
    if ctx.attr.image_outside_catalog:
        arguments.append("--image-outside-catalog")
        scales = ["@2x", "@3x"]
        scales += ["~ipad", "@2x~ipad"] if ctx.file.artwork_ipad else [""]
        resources += [_declare(ctx, "LaunchArtwork%s.png" % scale) for scale in scales]
    else:
        # How many files an image set has depends on the picture's size.
        image_sets = ["LaunchArtwork"]
        if ctx.attr.kind == "storyboard" and ctx.file.artwork and ctx.file.logo:
            image_sets.append("LaunchLogo")
        resources += [
            ctx.actions.declare_directory("%s/%s%s.imageset" % (ctx.label.name, catalog, name))
            for name in image_sets
        ]
    storyboard = []
    if ctx.attr.kind == "storyboard":
        storyboard = [_declare(ctx, "LaunchScreen.storyboard")]
    if ctx.attr.kind != "storyboard" or ctx.attr.dark_background:
        resources.append(_declare(ctx, catalog + "LaunchBackground.colorset/Contents.json"))
    if ctx.attr.dark_background:
        arguments += ["--dark-background", ctx.attr.dark_background]
    artworks = {
        "--dark": ctx.file.dark,
        "--artwork-ipad": ctx.file.artwork_ipad,
        "--artwork-portrait": ctx.file.artwork_portrait,
    }
    run_build(
        ctx,
        key.dirname,
        [key] + resources + storyboard,
        arguments,
        "Launch Screen",
        artworks,
    )
    return [
        DefaultInfo(files = depset(resources + storyboard + [key])),
        OutputGroupInfo(
            infoplists = depset([key]),
            launch_storyboard = depset(storyboard),
            resources = depset(resources),
        ),
    ]

launch_file = rule(
    implementation = _launch_file_impl,
    doc = """A launch screen, in a folder named after the target.

Output groups, for the attributes of `ios_application` that are named so: `launch_storyboard` has
LaunchScreen.storyboard, `resources` has the asset catalog with the artwork, `infoplists` has
LaunchScreen.plist with the key.""",
    attrs = dict(
        BUILD_ATTRIBUTES,
        artwork_ipad = attr.label(doc = "Artwork for iPads.", allow_single_file = True),
        artwork_portrait = attr.label(
            doc = "Portrait artwork for iPhones that are held upright.",
            allow_single_file = True,
        ),
        dark = attr.label(doc = "Artwork for dark mode.", allow_single_file = True),
        dark_background = attr.string(doc = "The background in dark mode."),
        image_outside_catalog = attr.bool(
            doc = "Whether the picture of `ui-launch-screen` lies beside the asset catalog.",
        ),
        kind = attr.string(
            doc = "`storyboard` for iOS 8 and later, `ui-launch-screen` for iOS 14 and later.",
            default = "storyboard",
            values = ["storyboard", "ui-launch-screen"],
        ),
    ),
    toolchains = TOOLCHAINS,
)
