# Types into an interactive zsh, whose launchgen prints its arguments. Argument: the script for zsh.
emulate -R zsh
zmodload zsh/zpty || { print "zsh: has no zpty, not tried"; exit 0 }
result=0

# Nobody waits for a zsh that does not answer.
(sleep 60; kill $$) > /dev/null 2>&1 &!
guard=$!

zpty typing zsh -f -i
say() { zpty -w typing "$1" }
# Everything that is printed up to a mark, which is put together so that its echo is none.
answer() {
  local text=
  zpty -r -m typing text "*$1*" && print -r -- "$text"
}
say 'PS1=; PROMPT_SP=; unsetopt prompt_cr prompt_sp; autoload -Uz compinit; compinit -u -D'
say "source ${(q)1}"
say 'launchgen() { print -r -- "<${(j:|:)@}>" }'
say 'print rea""dy'
answer ready > /dev/null

# Arguments: what is typed before the tab; the arguments that come of it.
expect() {
  zpty -w -n typing "launchgen $1"$'\t'
  zpty -w -n typing $'\n'
  say 'print do""ne'
  local text=$(answer done)
  if [[ $text != *"<$2>"* ]]; then
    print -r -- "zsh: \"$1\" gives ${(V)text}, not <$2>" >&2
    result=1
  fi
}

expect 'build --fit con' 'build|--fit|contain'
expect 'build --fit cover a' 'build|--fit|cover|art.png'
expect 'build --merge I' 'build|--merge|Info.plist'
expect 'build --output F' 'build|--output|Folder'
expect 'check --disable no-o' 'check|--disable|no-orientations'
expect 'explain --device iPad\ Pro\ 10' 'explain|--device|iPad Pro 10.5'
zpty -d typing
kill $guard
exit $result
