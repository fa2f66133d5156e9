/// Adds completion of `--option=value` to the parser's completion scripts, which expect the option
/// and its value as two words. Only the script for fish already completes this form, except for
/// paths.
enum CompletionScript {
  /// Returns the corrected script if the text is a completion script; any other text is returned
  /// unchanged.
  static func corrected(_ text: String) -> String {
    if text.hasPrefix("#!/bin/bash\n") {
      text.replacing("complete -o filenames -F _launchgen launchgen", with: bash)
    } else if text.hasPrefix("#compdef launchgen\n") {
      text.split(separator: "\n", omittingEmptySubsequences: false).map(zsh)
        .joined(separator: "\n")
    } else if text.hasPrefix("function __launchgen_") {
      fish(text)
    } else {
      text
    }
  }

  /// Adds `=` to the names of options with a value, so that zsh's `_arguments` also accepts the
  /// value after an equals sign.
  private static func zsh(_ line: Substring) -> String {
    let takesValue = !line.hasSuffix("]'")
    let trimmed = line.drop { $0 == " " }
    guard takesValue, let bracket = line.firstIndex(of: "[") else { return String(line) }
    if trimmed.hasPrefix("'--") || trimmed.hasPrefix("'*--") {
      return String(line[..<bracket] + "=" + line[bracket...])
    }
    if trimmed.hasPrefix("'(-"), line[..<bracket].hasSuffix("}'") {
      return String(line[..<bracket].replacing("}'", with: "=}'") + line[bracket...])
    }
    return String(line)
  }

  /// Completes paths after the equals sign, and paths with a folder also after a part of the file's
  /// name is typed.
  private static func fish(_ text: String) -> String {
    let value = #"""
      function __launchgen_value
          commandline -t | string replace -r -- '^--[^=]+=' ''
      end


      """#
    return value
      + text.replacing(
        #"string match -e -- \'*/\' (commandline -t)"#,
        with: #"string match -r -- \'^.*/\' (__launchgen_value)"#
      ).replacing("(commandline -t)", with: "(__launchgen_value)")
  }

  private static let bash = #"""
    # "--option=value" comes as three words; as one if COMP_WORDBREAKS has no "=", and in bash 3.
    # The functions above know it as two.
    __launchgen_complete() {
        local -a words=()
        local -i index current=0
        local word previous='' value="${2}" prefix=''
        for ((index = 0; index < ${#COMP_WORDS[@]}; index++)); do
            word="${COMP_WORDS[index]}"
            if [[ "${word}" = '=' && "${previous}" = --?* ]]; then
                if ((index == COMP_CWORD)); then
                    words+=('')
                    value=''
                fi
            elif [[ "${word}" = --?*=* ]]; then
                words+=("${word%%=*}" "${word#*=}")
            else
                words+=("${word}")
            fi
            if ((index == COMP_CWORD)); then
                current=$((${#words[@]} - 1))
            fi
            previous="${word}"
        done
        if [[ "${value}" = --?*=* ]]; then
            prefix="${value%%=*}="
            value="${value#*=}"
        fi
        local -a COMP_WORDS=("${words[@]}")
        local -i COMP_CWORD="${current}"
        _launchgen "${1}" "${value}" "${words[current - 1]}"
        if [[ -n "${prefix}" && "${#COMPREPLY[@]}" -gt 0 ]]; then
            COMPREPLY=("${COMPREPLY[@]/#/${prefix}}")
        fi
    }

    complete -o filenames -F __launchgen_complete launchgen
    """#
}
