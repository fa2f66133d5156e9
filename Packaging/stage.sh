#!/usr/bin/env bash
# Puts what is installed below a folder, which is made anew: command, man pages, completions,
# launchgen.mk, license. Arguments: the commands launchgen and launchgen-manual, the folder.
cd "$(dirname "$0")/.."
source Packaging/common.sh
launchgen=$1
manual=$2
stage=$3

rm -rf "$stage"
mkdir -p "$stage/bin" "$stage/share/man/man1" "$stage/share/bash-completion/completions" \
  "$stage/share/zsh/site-functions" "$stage/share/fish/vendor_completions.d"

install -m 755 "$launchgen" "$stage/bin/launchgen"
if [ "$os" = macos ]; then
  strip -x "$stage/bin/launchgen"
else
  # .swift_modhash is for the compiler's own use and differs from build to build. (GNU's strip would
  # drop the mark of read-only relocations from what LLVM's linker has made.)
  objcopy=$(toolchain_tool llvm-objcopy 2> /dev/null || echo objcopy)
  "$objcopy" --strip-all -R .swift_modhash "$stage/bin/launchgen"
fi

"$launchgen" --experimental-dump-help \
  | "$manual" --date "$(commit_date +%Y-%m-%d)" --folder "$stage/share/man/man1"

# bash reads its completions, and never runs them: no "#!".
"$launchgen" --generate-completion-script bash | sed '1{/^#!/d;}' \
  > "$stage/share/bash-completion/completions/launchgen"
"$launchgen" --generate-completion-script zsh > "$stage/share/zsh/site-functions/_launchgen"
"$launchgen" --generate-completion-script fish \
  > "$stage/share/fish/vendor_completions.d/launchgen.fish"

install -d "$stage/share/launchgen"
install -m 644 Packaging/launchgen.mk "$stage/share/launchgen/launchgen.mk"

install -d "$stage/share/doc/launchgen"
install -m 644 LICENSE "$stage/share/doc/launchgen/LICENSE"
