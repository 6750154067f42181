package org.gobang.launcher.shell;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.OptionSpec;

/** What bash and zsh have in common: which words are commands, and which options have values. */
final class ShellFunctions {

  private ShellFunctions() {}

  /** Functions that both shells read. */
  static String of(List<CommandNode> tree) {
    return """
        # Whether a path of words leads to a command.
        _gobang_is_command() {
          case $1 in
            %s) return 0 ;;
          esac
          return 1
        }

        # Sets value to the words that an option may have, to / for a file, to ? for any other value; fails where it has none.
        _gobang_value() {
          case $1 in
        %s    *) return 1 ;;
          esac
        }
        """
        .formatted(commands(tree), values(tree));
  }

  private static String commands(List<CommandNode> tree) {
    return alternatives(tree.stream().skip(1).map(CommandNode::path).toList());
  }

  private static String values(List<CommandNode> tree) {
    Map<String, List<String>> options = new LinkedHashMap<>();
    for (CommandNode node : tree) {
      for (OptionSpec option : node.options()) {
        if (ValueKind.isNeeded(option)) {
          for (String name : option.names()) {
            options
                .computeIfAbsent(value(node, option), value -> new ArrayList<>())
                .add(node.path() + " " + name);
          }
        }
      }
    }
    return options.entrySet().stream()
        .map(
            each -> "    " + alternatives(each.getValue()) + ") value='" + each.getKey() + "' ;;\n")
        .collect(Collectors.joining());
  }

  private static String value(CommandNode node, OptionSpec option) {
    List<String> choices = node.choices(option);
    return choices.isEmpty() ? ValueKind.isFile(option) ? "/" : "?" : String.join(" ", choices);
  }

  private static String alternatives(List<String> patterns) {
    return patterns.stream()
        .map(pattern -> "'" + pattern + "'")
        .collect(Collectors.joining(" \\\n    | "));
  }

  /** An option as it may be typed, also with each value that it need not have. */
  static Stream<String> words(CommandNode node, OptionSpec option) {
    Stream<String> names = Stream.of(option.names());
    return ValueKind.isPossible(option)
        ? Stream.concat(
            names, node.choices(option).stream().map(choice -> option.longestName() + "=" + choice))
        : names;
  }
}
