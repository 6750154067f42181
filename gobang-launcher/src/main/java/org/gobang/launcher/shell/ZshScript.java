package org.gobang.launcher.shell;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The script for zsh, which shows what each word does. */
final class ZshScript {

  private ZshScript() {}

  static String of(List<CommandNode> tree) {
    return """
        #compdef gobang
        # Completes gobang in zsh: source <(gobang completion zsh), or a file _gobang in a folder of $fpath.

        %s
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
          if [[ $PREFIX == --*=* ]] && _gobang_value "$at ${PREFIX%%%%=*}"; then
            before=${PREFIX%%%%=*}
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
        %s  esac
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
        """
        .formatted(ShellFunctions.of(tree), levels(tree));
  }

  private static String levels(List<CommandNode> tree) {
    return tree.stream().map(ZshScript::level).collect(Collectors.joining());
  }

  private static String level(CommandNode node) {
    return """
            '%s')
              value='%s'
              commands=(%s)
              options=(%s)
              ;;
        """
        .formatted(
            node.path(),
            node.takesFiles() ? "/" : "",
            words(
                Stream.concat(
                    node.below().stream().map(each -> word(each.name(), each.brief())),
                    node.parameters().stream().map(each -> word(each, "")))),
            words(
                node.options().stream()
                    .flatMap(
                        option ->
                            ShellFunctions.words(node, option)
                                .map(name -> word(name, CommandNode.brief(option))))));
  }

  private static String words(Stream<String> words) {
    List<String> all = words.toList();
    return all.isEmpty()
        ? ""
        : all.stream().collect(Collectors.joining("\n        ", "\n        ", "\n      "));
  }

  private static String word(String word, String brief) {
    String both = brief.isEmpty() ? word : word + ":" + brief.replace(":", "\\:");
    return "'" + both.replace("'", "'\\''") + "'";
  }
}
