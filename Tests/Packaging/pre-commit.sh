#!/usr/bin/env bash
# The hook for pre-commit, tried in a project of its own.
source "$(dirname "$0")/common.sh"
need git
bin=$(python_with pre-commit)
export PRE_COMMIT_HOME=$cache/pre-commit
"$bin/pre-commit" validate-manifest .pre-commit-hooks.yaml

# A repository of the hooks as they are now, committed or not.
git=(git -c user.name=test -c user.email=test@localhost -c init.defaultBranch=main)
hooks=$work/hooks
mkdir -p "$hooks" "$work/app/App"
cp .pre-commit-hooks.yaml "$hooks/"
(cd "$hooks" && "${git[@]}" init -q && git add -A && "${git[@]}" commit -qm hooks)

cd "$work/app"
"${git[@]}" init -q
"$built" build "$artwork" --output App > /dev/null 2>&1
mv App/UILaunchImages.plist App/Info.plist
git add -A
PATH=$(dirname "$built"):$PATH
hook=("$bin/pre-commit" try-repo "$hooks" launchgen-check --all-files --verbose)
exits 0 "${hook[@]}"
grep -q Passed "$work/out.txt"
sed -i 's/Default-iOS8-667h/Absent/' App/Info.plist
git add -A
exits 1 "${hook[@]}"
grep -q 'App/Info.plist:[0-9]*: error:' "$work/out.txt" || fail "$(cat "$work/out.txt")"
# Nothing to check in a change of other files.
echo text > README
git add -A
exits 0 "$bin/pre-commit" try-repo "$hooks" launchgen-check --files README
grep -q Skipped "$work/out.txt"
