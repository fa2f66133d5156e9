# shellcheck shell=bash disable=SC2034
# For the scripts beside it, which read it with "source". They run in the project's folder.
set -euo pipefail
umask 022

os=$(uname -s | tr '[:upper:]' '[:lower:]' | sed s/darwin/macos/)
machine=$(uname -m)

# Prints the name and version of the system, such as debian-12 or macos-15.
system_name() {
  if [ "$os" = macos ]; then
    echo "macos-$(sw_vers -productVersion | cut -d . -f 1)"
  else
    (source /etc/os-release && echo "$ID-$VERSION_ID")
  fi
}

fail() {
  echo "$0: $*" >&2
  exit 1
}

# The time of the commit, so that the same commit gives the same bytes. Without git, one that
# does not change either.
commit_time() {
  if [ -n "${SOURCE_DATE_EPOCH-}" ]; then
    echo "$SOURCE_DATE_EPOCH"
  else
    git log -1 --format=%ct 2> /dev/null || echo 1767225600
  fi
}

# Argument: a format of date. GNU's and BSD's date read seconds in different ways.
commit_date() {
  if [ "$os" = macos ]; then
    date -u -r "$(commit_time)" "$1"
  else
    date -u -d "@$(commit_time)" "$1"
  fi
}

# Prints the path of a program that comes with the Swift compiler. Argument: its name.
toolchain_tool() {
  local swift path
  read -r -a swift <<< "${SWIFT:-swift}"
  path=$("${swift[@]}" -print-target-info \
    | sed -nE 's|.*"runtimeResourcePath": *"(.*)/lib/swift(_static)?".*|\1|p')/bin/$1
  [ -x "$path" ] || fail "$path is missing, which comes with the Swift compiler"
  echo "$path"
}

# Prints a tar archive that is the same for the same commit. Folders are left out, so that unpacking
# does not change the permissions of those that are there. Arguments: a folder, names in it.
reproducible_tar() {
  local time owner
  time=$(commit_date +%Y%m%d%H%M.%S)
  find "$1" -exec env TZ=UTC touch -h -t "$time" {} +
  if [ "$os" = macos ]; then
    owner=(--uid 0 --gid 0)
  else
    owner=(--owner 0 --group 0 --mode go=u-w)
  fi
  (cd "$1" && shift && find "$@" ! -type d | LC_ALL=C sort \
    | tar --format ustar -c -f - --no-recursion -T - --numeric-owner "${owner[@]}")
}

# Prints a text as sed's `s|…|TEXT|` needs it.
replacement() {
  sed 's/[&|\\]/\\&/g' <<< "$1"
}

# Prints the packages' maintainer, as `replacement` does. From the environment: DEBFULLNAME, DEBEMAIL.
maintainer() {
  replacement \
    "${DEBFULLNAME:-The launchgen authors} <${DEBEMAIL:-launchgen@users.noreply.github.com}>"
}

# Installs what is missing with apt-get. Arguments: COMMAND:PACKAGE each; a package alone has a
# command of its name.
need() {
  local pair missing=() as_root=()
  for pair in "$@"; do
    command -v "${pair%%:*}" > /dev/null || missing+=("${pair##*:}")
  done
  if [ ${#missing[@]} = 0 ]; then return; fi
  command -v apt-get > /dev/null || fail "missing: ${missing[*]}"
  echo "Installing ${missing[*]} with apt-get"
  if [ "$(id -u)" != 0 ]; then as_root=(sudo); fi
  ${as_root[@]+"${as_root[@]}"} apt-get update -qq
  ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive \
    apt-get install -qq -y --no-install-recommends "${missing[@]}" > /dev/null
}

# Writes NAME.sha256 beside a file of dist, and prints it. Argument: the name.
checksum() {
  (
    cd dist
    if command -v sha256sum > /dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi
  ) | tee "dist/$1.sha256"
}
