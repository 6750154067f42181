package org.gobang.launcher.shell;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The script for PowerShell. */
record PowerShellScript(List<CommandNode> tree) {

  String text() {
    return Shell.filled(
        "powershell.ps1",
        Map.of(
            "words",
            table(tree.stream().map(node -> entry(node.path(), node.words()))),
            "options",
            table(tree.stream().map(node -> entry(node.path(), node.optionWords()))),
            "values",
            table(
                tree.stream()
                    .flatMap(CommandNode::valued)
                    .map(option -> entry(option.path(), option.choices().stream())))));
  }

  private static String table(Stream<String> entries) {
    return entries.collect(Collectors.joining());
  }

  private static String entry(String key, Stream<String> words) {
    return words
        .map(PowerShellScript::quoted)
        .collect(Collectors.joining(", ", "  " + quoted(key) + " = @(", ")\n"));
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "''") + "'";
  }
}
