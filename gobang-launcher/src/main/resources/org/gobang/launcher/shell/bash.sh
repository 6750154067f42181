# Completes gobang in bash: source <(gobang completion bash)

@functions@
_gobang() {
  local cur=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
  local at=gobang value='' words='' options='' i
  # An option, the sign = and the value are three words.
  if [[ $cur == = ]]; then
    cur=''
  elif [[ $before == = ]]; then
    before=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    # What follows "help" is as without it.
    if [[ $at == gobang && ${COMP_WORDS[i]} == help ]]; then
      continue
    fi
    if [[ ${COMP_WORDS[i - 1]} != = ]] && ! _gobang_value "$at ${COMP_WORDS[i - 1]}" \
      && _gobang_is_command "$at ${COMP_WORDS[i]}"; then
      at="$at ${COMP_WORDS[i]}"
    fi
  done
  value=''
  if ! _gobang_value "$at $before"; then
    case $at in
@levels@    esac
    [[ $cur == -* || -z $value$words ]] && words=$options value=''
  elif [[ $value != [/?] ]]; then
    words=$value
  fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
  if [[ $value == / ]]; then
    local IFS=$'\n'
    compopt -o filenames 2>/dev/null
    COMPREPLY+=($(compgen -f -- "$cur"))
  fi
}

complete -F _gobang gobang
