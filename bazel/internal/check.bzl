"""The test that runs `launchgen check`."""

load(":command.bzl", "TOOLCHAINS", "TOOL_ATTRIBUTES", "command")

def _quoted(word):
    return "'" + word.replace("'", "'\\''") + "'"

def _launch_check_test_impl(ctx):
    launchgen = command(ctx)
    words = [launchgen.files_to_run.executable.short_path, "check"]
    if ctx.attr.strict:
        words.append("--strict")
    for name in ["sdk", "target"]:
        value = getattr(ctx.attr, name)
        if value:
            words.extend(["--" + name, value])
    for rule_id in ctx.attr.disable:
        words.extend(["--disable", rule_id])
    if ctx.file.baseline:
        words.extend(["--baseline", ctx.file.baseline.short_path])
    words.append("--")
    words.extend([file.short_path for file in ctx.files.srcs])

    script = ctx.actions.declare_file(ctx.label.name)
    ctx.actions.write(
        script,
        "#!/bin/sh\nexec " + " ".join([_quoted(word) for word in words]) + "\n",
        is_executable = True,
    )
    baseline = [ctx.file.baseline] if ctx.file.baseline else []
    files = [launchgen.files_to_run.executable] + ctx.files.srcs + ctx.files.data + baseline
    runfiles = ctx.runfiles(files = files).merge(launchgen.default_runfiles)
    return DefaultInfo(executable = script, runfiles = runfiles)

launch_check_test = rule(
    implementation = _launch_check_test_impl,
    doc = """Runs `launchgen check`; its findings are in the test's log, an error makes it fail.

`srcs` may be a built app (`srcs = [":App"]` with an `ios_application`), or the Info.plist files or
launch storyboards of the sources, with what is beside them in `data`.""",
    attrs = dict(
        TOOL_ATTRIBUTES,
        baseline = attr.label(
            doc = "The findings that this file has are left out.",
            allow_single_file = True,
        ),
        data = attr.label_list(
            doc = "Images, storyboards and catalogs, in or below the folders of `srcs`.",
            allow_files = True,
        ),
        disable = attr.string_list(doc = "Rules to leave out, by their ids."),
        sdk = attr.string(doc = "The SDK that the app is built with, such as `27`."),
        srcs = attr.label_list(
            doc = "Info.plist files, `.ipa` archives, `.app` bundles, storyboards.",
            mandatory = True,
            allow_empty = False,
            allow_files = True,
        ),
        strict = attr.bool(doc = "Fail on warnings too."),
        target = attr.string(doc = "The deployment target, such as `12.0`."),
    ),
    test = True,
    toolchains = TOOLCHAINS,
)
