# Asks fish itself. Argument: the script for fish.
source $argv[1]
set -g result 0

# Arguments: the command line; the completions that are expected, without descriptions.
function expect
    set -l found (complete -C $argv[1] 2>&1 | string replace -r '\t.*' '')
    if test "$found" != "$argv[2..]"
        echo "fish: \"$argv[1]\" gives $found, not $argv[2..]" >&2
        set -g result 1
    end
end

expect 'launchgen build --fit ' cover contain fill
expect 'launchgen build ' art.png Folder/
expect 'launchgen build --merge ' Folder/ Info.plist
expect 'launchgen build --output F' Folder/
expect 'launchgen check --disable no-o' no-orientations
expect 'launchgen explain --device iPad\ Pro\ 10' 'iPad Pro 10.5'
# The first and the last name come whole, with what stands in parentheses.
set -l devices (complete -C 'launchgen explain --device ' 2>&1 | string replace -r '\t.*' '')
if not contains 'iPhone 4' $devices; or not contains 'iPad Pro 12.9 (3rd generation)' $devices
    echo "fish: \"launchgen explain --device \" gives $devices" >&2
    set result 1
end
exit $result
