package org.gobang.launcher.shell;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.OptionSpec;

/** The script for fish, which shows what each word does. */
final class FishScript {

  private FishScript() {}

  static String of(List<CommandNode> tree) {
    return """
        # Completes gobang in fish: gobang completion fish | source

        set -g __gobang_commands %s
        set -g __gobang_valued %s

        # Whether the words so far lead to a command, and to none below it.
        function __gobang_at
            set -l at gobang
            set -l before ''
            for word in (commandline -opc)[2..-1]
                if test "$at $word" = "gobang help"
                    continue
                end
                if not contains -- "$at $before" $__gobang_valued; and contains -- "$at $word" $__gobang_commands
                    set at "$at $word"
                end
                set before $word
            end
            test "$at" = "$argv"
        end

        complete -c gobang -f
        %s"""
        .formatted(
            quoted(tree.stream().skip(1).map(CommandNode::path)),
            quoted(tree.stream().flatMap(FishScript::valued)),
            tree.stream().flatMap(FishScript::lines).collect(Collectors.joining()));
  }

  private static Stream<String> valued(CommandNode node) {
    return node.options().stream()
        .filter(ValueKind::isNeeded)
        .flatMap(option -> Stream.of(option.names()))
        .map(name -> node.path() + " " + name);
  }

  private static String quoted(Stream<String> words) {
    return words.map(FishScript::quoted).collect(Collectors.joining(" \\\n    "));
  }

  private static String quoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }

  private static Stream<String> lines(CommandNode node) {
    String begin = "complete -c gobang -n " + quoted("__gobang_at " + node.path());
    return Stream.of(
            node.below().stream().map(each -> " -a " + each.name() + " -d " + quoted(each.brief())),
            node.parameters().stream().map(each -> " -a " + each),
            node.takesFiles() ? Stream.of(" -F") : Stream.<String>empty(),
            node.options().stream().map(option -> option(node, option)))
        .flatMap(lines -> lines)
        .map(line -> begin + line + "\n");
  }

  private static String option(CommandNode node, OptionSpec option) {
    String names =
        Stream.of(option.names())
            .map(
                name ->
                    name.startsWith("--") ? " -l " + name.substring(2) : " -s " + name.charAt(1))
            .collect(Collectors.joining());
    String choices = String.join(" ", node.choices(option));
    String value = !ValueKind.isNeeded(option) ? "" : ValueKind.isFile(option) ? " -r -F" : " -x";
    return names
        + value
        + (choices.isEmpty() ? "" : " -a " + quoted(choices))
        + (" -d " + quoted(CommandNode.brief(option)));
  }
}
