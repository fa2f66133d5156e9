# Calls the completion function as readline does. Argument: the script for bash.
source "$1"
status=0

# Arguments: what is expected, space or newline between; then the words, the last one being completed.
expect() {
  local wanted=$1
  shift
  COMP_WORDS=(launchgen "$@")
  COMP_CWORD=$#
  COMP_LINE="${COMP_WORDS[*]}"
  COMP_POINT=${#COMP_LINE}
  COMPREPLY=()
  local current="${COMP_WORDS[COMP_CWORD]}"
  "$function" launchgen "$current" "${COMP_WORDS[COMP_CWORD - 1]}"
  local found
  found=$(IFS=,; printf '%s' "${COMPREPLY[*]-}")
  if [ "$found" != "$wanted" ]; then
    printf 'bash: "%s" gives "%s", not "%s"\n' "$*" "$found" "$wanted" >&2
    status=1
  fi
}

# What is registered: "complete … -F FUNCTION launchgen".
function=$(complete -p launchgen)
function=${function##*-F }
function=${function%% *}

expect build b
expect --version,-h,--help,screen,build,preview,check,explain,merge,plist,displays,template,pwa,init,make,import,report,xcode-phase,help ''
expect cover,contain,fill build --fit ''
expect contain build --fit con
expect art.png,Folder screen --dark ''
expect storyboard,ui-launch-screen screen --kind ''
expect art.png,Folder build ''
expect Info.plist,Folder build --merge ''
expect Folder/Info.plist build --merge Folder/
expect no-orientations check --disable no-o
expect 'iPad Pro 10.5' explain --device 'iPad\ Pro\ 10'
expect 'iPad Pro 13 (M4),iPad Pro 13 (M5)' explain --device 'iPad\ Pro\ 13'
exit "$status"
