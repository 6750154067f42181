package org.gobang.launcher.shell;

import java.util.List;
import java.util.Map;
import org.gobang.record.file.ResourceLines;
import picocli.CommandLine.Model.CommandSpec;

/** A shell with command-line completion. */
enum Shell {
  BASH,
  ZSH,
  FISH,
  POWERSHELL;

  /**
   * Returns the script for a command and all its subcommands.
   *
   * @param root the command, with all that are below it
   * @param ids the ids for option values
   * @return its lines, with their ends
   */
  String script(CommandSpec root, KnownIds ids) {
    List<CommandNode> tree = CommandNode.tree(root, ids);
    return switch (this) {
      case BASH -> new PosixScript(tree).bash();
      case ZSH -> new PosixScript(tree).zsh();
      case FISH -> new FishScript(tree).text();
      case POWERSHELL -> new PowerShellScript(tree).text();
    };
  }

  /** Returns the text of a template with each {@code @name@} replaced by its value. */
  static String filled(String template, Map<String, String> values) {
    String text = ResourceLines.text(Shell.class.getResourceAsStream(template));
    for (Map.Entry<String, String> value : values.entrySet()) {
      text = text.replace("@" + value.getKey() + "@", value.getValue());
    }
    return text;
  }
}
