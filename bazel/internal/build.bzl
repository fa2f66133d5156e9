"""The action that runs `launchgen build`, and the attributes of the rules that have it."""

load(":command.bzl", "TOOL_ATTRIBUTES", "command")

def _option(doc, values = None):
    if values:
        return attr.string(doc = doc, values = [""] + values)
    return attr.string(doc = doc)

# Options of `launchgen build` that take one value, and do not change the outputs' names.
_PICTURE_OPTIONS = {
    "background": _option(
        "The color beside and behind the artwork: `#RRGGBB`, a CSS name, or a gradient.",
    ),
    "color": _option("Whether colors are converted to sRGB.", ["srgb", "preserve"]),
    "compression": _option("Time against file size.", ["fast", "balanced", "best"]),
    "filter": _option(
        "The resampling filter.",
        ["lanczos3", "mitchell", "catmull-rom", "box", "nearest"],
    ),
    "fit": _option(
        "How artwork fills screens with other aspect ratios.",
        ["cover", "contain", "fill"],
    ),
    "focus": _option("A point of the artwork that every crop keeps: `30%,50%`."),
    "logo_points": _option("The logo's longer side in points, the same on all screens."),
    "logo_position": _option("Where the logo is placed, as for `position`."),
    "logo_scale": _option("The logo's longer side as a share of the screen's shorter side: `40%`."),
    "max_pixels": _option("Artwork with more pixels is refused; `M` means million."),
    "orientation": _option(
        "The launch orientation, named after the side the home button is on.",
        ["landscape-left", "landscape-right"],
    ),
    "position": _option("Which part a crop keeps: `right top`, `30%,50%`, …."),
    "rotation": _option("`none`: the artwork has been turned already.", ["auto", "none"]),
    "safe_area": _option(
        "Whether to warn of a title or subject that screens crop or cover.",
        ["off", "warn"],
    ),
}

BUILD_ATTRIBUTES = dict(
    _PICTURE_OPTIONS,
    artwork = attr.label(
        doc = "A landscape PNG; may be left out with `logo`.",
        allow_single_file = True,
    ),
    info_plist = attr.label(
        doc = "Take the orientation from the first landscape value in this Info.plist.",
        allow_single_file = True,
    ),
    jobs = attr.int(
        doc = "How many threads one action has. Bazel counts an action as one core: more than 1 " +
              "pays only where few actions run at the same time. The bytes are the same.",
        default = 1,
    ),
    logo = attr.label(
        doc = "An upright PNG, drawn over the artwork; without an artwork, on the background.",
        allow_single_file = True,
    ),
    options = attr.string_list(
        doc = "Further options of `launchgen build`, none that names a file.",
    ),
    strict = attr.bool(doc = "Treat warnings as errors."),
    **TOOL_ATTRIBUTES
)

def run_build(ctx, folder, outputs, arguments, what, artworks = {}):
    """Declares the action: `launchgen build` from the artworks into the folder."""
    main = ctx.file.artwork or ctx.file.logo
    if not main:
        fail("%s: nothing to make images of; set the attribute 'artwork' or 'logo'" % ctx.label)
    inputs = []
    args = ctx.actions.args()
    args.add("build")
    args.add("--quiet")
    args.add("--no-config")
    args.add("--no-record")
    args.add("--jobs", ctx.attr.jobs)
    args.add("--output", folder)
    for name in _PICTURE_OPTIONS:
        value = getattr(ctx.attr, name)
        if value:
            args.add("--" + name.replace("_", "-"), value)
    if ctx.file.info_plist:
        inputs.append(ctx.file.info_plist)
        args.add("--info-plist", ctx.file.info_plist)
    for option, artwork in artworks.items() + [("--logo", ctx.file.logo)]:
        if artwork:
            inputs.append(artwork)
            args.add(option, artwork)
    if ctx.attr.strict:
        args.add("--strict")
    args.add_all(arguments)
    args.add_all(ctx.attr.options)
    if ctx.file.artwork:
        inputs.append(ctx.file.artwork)
        args.add("--", ctx.file.artwork)
    ctx.actions.run(
        executable = command(ctx).files_to_run,
        arguments = [args],
        inputs = inputs,
        outputs = outputs,
        # No variable of the shell that started Bazel: some change what launchgen does.
        env = {},
        mnemonic = what.replace(" ", ""),
        progress_message = "Making %s of %s" % (what.lower(), main.short_path),
    )
