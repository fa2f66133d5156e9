"""The action that runs `launchgen build` or `launchgen screen`, and the attributes of its rules."""

load(":command.bzl", "TOOL_ATTRIBUTES", "command")

def _option(doc, values = None):
    if values:
        return attr.string(doc = doc, values = [""] + values)
    return attr.string(doc = doc)

# Options of both commands that take one value.
_PICTURE_OPTIONS = {
    "background": _option(
        "The color around and behind the artwork: `#RRGGBB`, a CSS name, or a gradient.",
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
    "focus": _option("The part to keep: `right top`, `30%,50%`, … or `auto`."),
    "logo_position": _option("Where the logo is placed, as for `focus`."),
    "logo_size": _option(
        "The logo's longer side: a share of the screen's shorter side, `40%`, or points, `120`.",
    ),
}

# Those of `launchgen build`.
IMAGE_OPTIONS = {
    "name_prefix": attr.string(doc = "The beginning of the images' names.", default = "Default"),
    "orientation": _option(
        "The launch orientation, named after the side the home button is on.",
        ["landscape-left", "landscape-right"],
    ),
    "rotation": _option("`none`: the artwork has been rotated already.", ["auto", "none"]),
    "upright_from": _option(
        "From this iOS on, such as `9.0`, give iPhones a second set of images that are not rotated.",
    ),
}

# Those of `launchgen screen`.
SCREEN_OPTIONS = {
    "dark_background": _option("The background color in dark mode."),
    "kind": _option(
        "`storyboard`, the default, for iOS 8 and later; `ui-launch-screen` for iOS 14 and later.",
        ["storyboard", "ui-launch-screen"],
    ),
}

BUILD_ATTRIBUTES = dict(
    _PICTURE_OPTIONS,
    artwork = attr.label(
        doc = "A PNG, landscape for launch images; may be left out with `logo`.",
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
    preview = attr.bool(doc = "Also make LaunchPreview.html, which shows each screen."),
    strict = attr.bool(doc = "Treat warnings as errors."),
    **TOOL_ATTRIBUTES
)

def run_build(ctx, name, folder, outputs, arguments, options, files):
    """Declares the action.

    Args:
      ctx: The context of a rule that has BUILD_ATTRIBUTES.
      name: The command of launchgen.
      folder: The folder of the outputs.
      outputs: The files to make.
      arguments: Further arguments of the command.
      options: The names of the attributes that are options with a value.
      files: The names of the attributes that are options with a file.
    """
    main = ctx.file.artwork or ctx.file.logo
    if not main:
        fail("%s: nothing to make images of; set the attribute 'artwork' or 'logo'" % ctx.label)
    inputs = []
    args = ctx.actions.args()
    args.add(name)
    args.add("--quiet")
    args.add("--no-record")
    args.add("--jobs", ctx.attr.jobs)
    args.add("--output", folder)
    for option in _PICTURE_OPTIONS.keys() + options.keys():
        value = getattr(ctx.attr, option)
        if value:
            args.add("--" + option.replace("_", "-"), value)
    for option in ["logo"] + files:
        file = getattr(ctx.file, option)
        if file:
            inputs.append(file)
            args.add("--" + option.replace("_", "-"), file)
    for option in ["preview", "strict"]:
        if getattr(ctx.attr, option):
            args.add("--" + option)
    args.add_all(arguments)
    if ctx.file.artwork:
        inputs.append(ctx.file.artwork)
        args.add("--", ctx.file.artwork)
    what = {"build": "Images", "screen": "Screen"}[name]
    ctx.actions.run(
        executable = command(ctx).files_to_run,
        arguments = [args],
        inputs = inputs,
        outputs = outputs,
        # No variable of the shell that started Bazel: some change what launchgen does.
        env = {},
        mnemonic = "Launch" + what,
        progress_message = "Making launch %s of %s" % (what.lower(), main.short_path),
    )
