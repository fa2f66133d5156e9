#!/usr/bin/env bash
# The GitHub Action: its shell steps run with what the runner sets. Releases come from a server on this
# machine.
source "$(dirname "$0")/common.sh"
need curl
bin=$(python_with PyYAML)

# A project with a fault, and what its path must survive.
workspace="$work/work space"
mkdir -p "$workspace/App" "$work/site/owner/launchgen/releases/download/v$version"
cp "$artwork" "$workspace/art.png"
"$built" build "$artwork" --output "$workspace/App" > /dev/null 2>&1
sed 's/Default-iOS8-667h/Absent/' "$workspace/App/UILaunchImages.plist" > "$workspace/App/Info.plist"

release=$work/site/owner/launchgen/releases/download/v$version
cp "dist/$archive.tar.gz" "$release/"
(cd "$release" && sha256sum -- *.tar.gz > SHA256SUMS)
python3 -c '
import functools, http.server, sys
handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=sys.argv[1])
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
print(server.server_address[1], flush=True)
server.serve_forever()' "$work/site" > "$work/port" 2> /dev/null &
server=$!
trap 'kill "$server"; rm -rf "$work"' EXIT
while [ ! -s "$work/port" ]; do sleep 0.1; done

export RUNNER_OS=Linux RUNNER_ARCH=X64 GITHUB_REPOSITORY=user/app GITHUB_ACTION_REPOSITORY=owner/launchgen
[ "$machine" = x86_64 ] || RUNNER_ARCH=ARM64
GITHUB_SERVER_URL=http://127.0.0.1:$(cat "$work/port")
export GITHUB_SERVER_URL
# Arguments: the expected exit code, inputs. What is printed is in out.txt.
action() {
  local expected=$1
  shift
  rm -rf "$work/runner"
  mkdir -p "$work/runner"
  exits "$expected" "$bin/python" Tests/Packaging/composite.py . "$workspace" "$work/runner" "$@"
}
prints() {
  grep -qF -- "$1" "$work/out.txt" || fail "does not print '$1': $(cat "$work/out.txt")"
}

action 1 "arguments=App"
prints "::error file=App/Info.plist"
prints "uses github/codeql-action/upload-sarif@"
prints "sarif_file=$work/runner/launchgen.sarif"
"$bin/python" -c '
import json, sys
run = json.load(open(sys.argv[1]))["runs"][0]
assert run["results"], run' "$work/runner/launchgen.sarif"

action 1 "arguments=App" upload=false
[ "$(grep -c '^uses ' "$work/out.txt")" = 0 ]

# An argument is one, whatever is in it, and none is code.
action 0 command=build $'arguments=art.png\n--output\nsub folder/$(touch injected)'
same_images "$workspace/sub folder/\$(touch injected)"
[ ! -e "$workspace/injected" ]

action 0 command=screen $'arguments=art.png\n--output\nLaunch'
[ -s "$workspace/Launch/LaunchScreen.storyboard" ]

# The tag names the same release as the version.
action 0 command=build "version=v$version" $'arguments=art.png\n--output\nfrom the tag'
same_images "$workspace/from the tag"

action 1 'command=check; touch injected'
prints "::error::the input command must be check, preview, screen, build or make"
action 1 'version=1.0/../x'
prints "::error::the input version must be a version"
action 1 version=9.9.9
prints "has no launchgen-9.9.9-"
action 1 "sha256=$(printf '0%.0s' {1..64})"
prints "has the SHA-256"
echo "00  other" > "$release/SHA256SUMS"
action 1
prints "has the SHA-256"
[ ! -x "$work/runner/launchgen/bin/launchgen" ]

if "$packaged" --help | grep -q "^  preview "; then
  (cd "$release" && sha256sum -- *.tar.gz > SHA256SUMS)
  action 0 command=preview arguments=art.png
  prints "uses actions/upload-artifact@"
  [ -s "$work/runner/launchgen-preview/LaunchPreview.html" ]
  [ -s "$work/runner/launchgen-preview/LaunchPreview.png" ]
fi
