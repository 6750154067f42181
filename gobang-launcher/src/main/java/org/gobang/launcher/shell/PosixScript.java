package org.gobang.launcher.shell;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The scripts for zsh and bash, including version 3 on macOS. */
record PosixScript(List<CommandNode> tree) {

  String bash() {
    return script("bash.sh", PosixScript::bashLevel);
  }

  /** Returns the script for zsh, with a description of each word. */
  String zsh() {
    return script("zsh.sh", PosixScript::zshLevel);
  }

  private String script(String template, Function<CommandNode, String> level) {
    String levels = tree.stream().map(level).collect(Collectors.joining());
    return Shell.filled(template, Map.of("functions", functions(), "levels", levels));
  }

  private String functions() {
    Map<String, List<String>> options =
        tree.stream()
            .flatMap(CommandNode::valued)
            .collect(
                Collectors.groupingBy(
                    PosixScript::value,
                    LinkedHashMap::new,
                    Collectors.mapping(CommandNode.Valued::path, Collectors.toList())));
    return Shell.filled(
        "functions.sh",
        Map.of(
            "commands",
            alternatives(tree.stream().skip(1).map(CommandNode::path).toList()),
            "values",
            options.entrySet().stream()
                .map(
                    each ->
                        "    %s) value='%s' ;;\n"
                            .formatted(alternatives(each.getValue()), each.getKey()))
                .collect(Collectors.joining())));
  }

  private static String value(CommandNode.Valued option) {
    return option.choices().isEmpty()
        ? ValueKind.isFile(option.spec()) ? "/" : "?"
        : String.join(" ", option.choices());
  }

  private static String alternatives(List<String> patterns) {
    return patterns.stream()
        .map(pattern -> "'" + pattern + "'")
        .collect(Collectors.joining(" \\\n    | "));
  }

  private static String bashLevel(CommandNode node) {
    return """
              '%s')
                value='%s'
                words='%s'
                options='%s'
                ;;
        """
        .formatted(
            node.path(),
            node.takesFiles() ? "/" : "",
            node.words().collect(Collectors.joining(" ")),
            node.optionWords().collect(Collectors.joining(" ")));
  }

  private static String zshLevel(CommandNode node) {
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
            list(
                Stream.concat(
                    node.below().stream().map(each -> word(each.name(), each.brief())),
                    node.parameters().stream().map(each -> word(each, "")))),
            list(
                node.options().stream()
                    .flatMap(
                        option ->
                            node.words(option)
                                .map(name -> word(name, CommandNode.brief(option))))));
  }

  private static String list(Stream<String> words) {
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
