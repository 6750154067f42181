#compdef gobang
# Completes gobang in zsh: source <(gobang completion zsh), or a file _gobang in a folder of $fpath.

@functions@
_gobang() {
  local at=gobang before=${words[CURRENT - 1]} value='' i
  local -a commands options
  for ((i = 2; i < CURRENT; i++)); do
    # What follows "help" is as without it.
    if [[ $at == gobang && ${words[i]} == help ]]; then
      continue
    fi
    if ! _gobang_value "$at ${words[i - 1]}" && _gobang_is_command "$at ${words[i]}"; then
      at="$at ${words[i]}"
    fi
  done
  if [[ $PREFIX == --*=* ]] && _gobang_value "$at ${PREFIX%%=*}"; then
    before=${PREFIX%%=*}
    compset -P '*='
  fi
  value=''
  if _gobang_value "$at $before"; then
    case $value in
      /) _files ;;
      '?') _message value ;;
      *) compadd -- ${=value} ;;
    esac
    return
  fi
  case $at in
@levels@  esac
  if [[ $PREFIX == -* || -z $value$commands ]]; then
    _describe -o option options
  else
    [[ -z $commands ]] || _describe command commands
    [[ -z $value ]] || _files
  fi
}

if [[ ${funcstack[1]-} == _gobang ]]; then
  _gobang "$@"
else
  compdef _gobang gobang
fi
