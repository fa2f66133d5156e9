"""Where the command is: a toolchain, or an attribute of the rule."""

_TYPE = Label("//:toolchain_type")

def _toolchains():
    # Since Bazel 6, a rule with the attribute `launchgen` needs no toolchain.
    if hasattr(config_common, "toolchain_type"):
        return [config_common.toolchain_type(_TYPE, mandatory = False)]
    return [str(_TYPE)]

TOOLCHAINS = _toolchains()

TOOL_ATTRIBUTES = {
    "launchgen": attr.label(
        doc = "The command, in place of the toolchain's.",
        executable = True,
        allow_files = True,
        cfg = "exec",
    ),
}

def command(ctx):
    """The command: the attribute's, or the toolchain's.

    Args:
      ctx: The context of a rule that has TOOL_ATTRIBUTES and TOOLCHAINS.

    Returns:
      The DefaultInfo of the executable.
    """
    if ctx.attr.launchgen:
        return ctx.attr.launchgen[DefaultInfo]
    toolchain = ctx.toolchains[_TYPE]
    if not toolchain:
        fail("%s: error: no toolchain for launchgen; register one, or set the attribute 'launchgen'" %
             ctx.label)
    return toolchain.launchgen

def _launchgen_toolchain_impl(ctx):
    return [platform_common.ToolchainInfo(launchgen = ctx.attr.launchgen[DefaultInfo])]

launchgen_toolchain = rule(
    implementation = _launchgen_toolchain_impl,
    doc = "Says where the command is, for a `toolchain` of the type `@launchgen//:toolchain_type`.",
    attrs = {
        "launchgen": attr.label(
            doc = "The command, an executable for the machines that run the actions.",
            mandatory = True,
            executable = True,
            allow_files = True,
            cfg = "exec",
        ),
    },
)
