#!/usr/bin/env bash
# Runs each snippet of Documentation/Building.md, as it is there but for where releases come from. Those
# for build systems are tried by Tests/BuildSystems/test_recipes.py.
source "$(dirname "$0")/common.sh"
need curl git
bin=$(python_with check-jsonschema PyYAML pre-commit)
git=(git -c user.name=test -c user.email=test@localhost -c init.defaultBranch=main
  -c protocol.file.allow=always)

# A release, as it will be.
releases=$work/OWNER/launchgen/releases/download/v$version
mkdir -p "$releases"
cp "dist/$archive.tar.gz" "$releases/"
(cd "$releases" && sha256sum -- * > SHA256SUMS)
snippet() {
  python3 "$project/Tests/Packaging/snippet.py" "$1" \
    | sed -e "s|https://github.com/|file://$work/|" -e "s|0\.1\.0|$version|g" -e "s|x86_64|$machine|g"
}
# Makes a folder with an app whose first orientation is not the default one, and its artwork, and goes
# there.
app() {
  mkdir -p "$work/$1/App"
  cd "$work/$1"
  cp "$artwork" art.png
  "$built" build art.png --orientation landscape-left --output App > /dev/null 2>&1
  rm App/UILaunchImages.plist
  echo '<plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key><array>' \
    '<string>UIInterfaceOrientationLandscapeLeft</string>' \
    '<string>UIInterfaceOrientationLandscapeRight</string></array></dict></plist>' > App/Info.plist
  "$built" merge App/Info.plist --quiet
}
PATH=$(dirname "$packaged"):$PATH

try_archive() {
  app archive
  snippet archive > snippet.sh
  mkdir -p "$work/home/.local/share"
  chmod 700 "$work/home/.local/share"
  HOME=$work/home PATH=/usr/bin:/bin bash -euo pipefail snippet.sh
  [ "$(stat -c %a "$work/home/.local/share")" = 700 ]
  "$built" build art.png --orientation landscape-left --output expected > /dev/null 2>&1
  diff -r --exclude '.launchgen-*' expected App/LaunchImages
  "$built" check App
  # A damaged archive is not unpacked.
  echo damaged >> "$releases/$archive.tar.gz"
  mkdir damaged
  (cd damaged && HOME=$work/other PATH=/usr/bin:/bin bash ../snippet.sh) || true
  [ ! -e "$work/other/.local/bin" ]
  cp "$project/dist/$archive.tar.gz" "$releases/"
}

# The package itself is tried by deb.sh.
try_deb() {
  app deb
  cp "$project"/dist/launchgen_*.deb .
  snippet deb > snippet.sh
  # With --simulate, as nothing of this machine's may change.
  (
    sudo() { command "$1" --simulate "${@:2}"; }
    source ./snippet.sh
  )
}

try_github() {
  app github
  snippet github > workflow.yml
  "$bin/check-jsonschema" --builtin-schema vendor.github-workflows workflow.yml
  # The inputs that it sets are those of the action.
  "$bin/python" - workflow.yml "$project/action.yml" << 'END'
import sys, yaml
workflow, action = (yaml.safe_load(open(path)) for path in sys.argv[1:])
step = workflow["jobs"]["launch-images"]["steps"][1]
assert set(step["with"]) <= set(action["inputs"])
END
}

try_gitlab() {
  app gitlab
  snippet gitlab > gitlab.yml
  "$bin/check-jsonschema" --builtin-schema vendor.gitlab-ci gitlab.yml
  # The lines as GitLab's runner runs them, but for the installation of curl.
  "$bin/python" - gitlab.yml > job.sh << 'END'
import sys, yaml
job = yaml.safe_load(open(sys.argv[1]))["launch-images"]
print("\n".join(job["before_script"][1:] + job["script"]))
END
  mkdir -p "$work/usr/local"
  sed -i "s|/usr/local|$work/usr/local|" job.sh
  PATH=$work/usr/local/bin:/usr/bin:/bin bash -euo pipefail job.sh
}

try_pre-commit() {
  (cd "$project" && Packaging/copy-sources.sh "$work/OWNER/launchgen")
  (
    cd "$work/OWNER/launchgen"
    "${git[@]}" init -q && "${git[@]}" add -A && "${git[@]}" commit -qm sources
    "${git[@]}" tag "v$version"
  )
  app pre-commit
  "${git[@]}" init -q
  snippet pre-commit > .pre-commit-config.yaml
  "${git[@]}" add -A
  PRE_COMMIT_HOME=$cache/pre-commit "$bin/pre-commit" run --all-files
}

elsewhere="make make-rule ninja xcode fastlane"
names=${SNIPPETS:-$(python3 Tests/Packaging/snippet.py | grep -vxF "${elsewhere// /$'\n'}")}
for name in $names; do
  # Not as a condition: bash would go on after a fault in it.
  set +e
  (set -euo pipefail; "try_$name") > "$work/$name.log" 2>&1 < /dev/null
  status=$?
  set -e
  [ "$status" = 0 ] || fail "$name: $(cat "$work/$name.log")"
  echo "  $name"
done
