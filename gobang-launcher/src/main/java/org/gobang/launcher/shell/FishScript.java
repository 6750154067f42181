package org.gobang.launcher.shell;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.OptionSpec;

/** The script for fish, with a description of each word. */
record FishScript(List<CommandNode> tree) {

  String text() {
    return Shell.filled(
        "fish.fish",
        Map.of(
            "commands",
            quoted(tree.stream().skip(1).map(CommandNode::path)),
            "valued",
            quoted(tree.stream().flatMap(CommandNode::valued).map(CommandNode.Valued::path)),
            "lines",
            tree.stream().flatMap(FishScript::lines).collect(Collectors.joining())));
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
