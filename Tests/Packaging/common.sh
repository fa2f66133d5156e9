# shellcheck shell=bash disable=SC2034
# For the tests beside it, which read it with "source": they run in the project's folder, and have a
# folder of their own, which is removed at the end.
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
source Packaging/common.sh

project=$PWD
version=$(Packaging/version.sh)
archive=launchgen-$version-$os-$machine
artwork=$project/SampleAssets/scene.png
built=$project/.build/release/launchgen
packaged=$project/.build/package/$archive/bin/launchgen
# Most tests compare with it, and redirect what it says.
[ -x "$built" ] || fail ".build/release/launchgen is missing; run 'make build' first"
# What is downloaded or bootstrapped stays there for the next run.
cache=$project/.build/packaging
mkdir -p "$cache"
work=$(mktemp -d "$cache/test.XXXXXX")
trap 'rm -rf "$work"' EXIT

# What the command of the build tree makes of the artwork.
expect_images() {
  "$built" build "$artwork" --output "$work/expected" > "$work/out.txt" 2>&1 \
    || fail "the command of the build tree failed: $(cat "$work/out.txt")"
}

# Argument: a folder that must have the same images and property list.
same_images() {
  [ -d "$work/expected" ] || expect_images
  diff -r --exclude .made --exclude '.launchgen-*' "$work/expected" "$1" || fail "other bytes than from the build tree"
}

# Runs a command that must fail. Arguments: its exit code, the command.
exits() {
  local expected=$1 status=0
  shift
  "$@" > "$work/out.txt" 2>&1 || status=$?
  [ "$status" = "$expected" ] \
    || fail "$* ended with $status, not with $expected: $(cat "$work/out.txt")"
}

# Runs a command that must fail. (bash goes on after a command with "!" that does not.)
fails() {
  if "$@" > "$work/out.txt" 2>&1; then fail "$* did not fail: $(cat "$work/out.txt")"; fi
}

# Makes a minimal Debian, once, and copies it. Arguments: its name, the folder.
debian() {
  local mirror
  need debootstrap
  if [ ! -f "$cache/$1.tar" ]; then
    mirror=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' 'Codename: '"$(codename)" \
      | sed -n 1p)
    rm -rf "${cache:?}/${1:?}"
    debootstrap --variant=minbase "$1" "$cache/$1" "$mirror" > "$cache/$1.log"
    tar -c -f "$cache/$1.tar" -C "$cache/$1" .
    rm -rf "${cache:?}/${1:?}"
  fi
  mkdir -p "$2"
  tar -x -f "$cache/$1.tar" -C "$2"
}

# The release of Debian or Ubuntu that this runs on.
codename() {
  (source /etc/os-release && echo "$VERSION_CODENAME")
}

# A Python with packages. Arguments: the packages; prints the folder of its programs.
python_with() {
  [ -x "$cache/venv/bin/pip" ] || python3 -m venv "$cache/venv"
  "$cache/venv/bin/pip" install --quiet --disable-pip-version-check "$@"
  echo "$cache/venv/bin"
}
