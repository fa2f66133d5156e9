#!/usr/bin/env bash
# The formula for Homebrew: Ruby that parses, installed and tested from the archive in dist.
source "$(dirname "$0")/common.sh"
need ruby

saved=$work/saved
mkdir -p "$saved"
if [ -f dist/launchgen.rb ]; then cp dist/launchgen.rb "$saved/"; fi
REPOSITORY_URL=https://example.org/owner/launchgen Packaging/formula.sh > /dev/null
mv dist/launchgen.rb "$work/"
if [ -f "$saved/launchgen.rb" ]; then cp "$saved/launchgen.rb" dist/; fi
ruby -wc "$work/launchgen.rb" > /dev/null
fails grep '@' "$work/launchgen.rb"
ruby Tests/Packaging/formula.rb "$work/launchgen.rb" dist "$work" > "$work/log" 2>&1 \
  || fail "$(cat "$work/log")"
sed -i 's/sha256 "../sha256 "zz/' "$work/launchgen.rb"
fails ruby Tests/Packaging/formula.rb "$work/launchgen.rb" dist "$work"
