package org.gobang.launcher.shell;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;

/** A shell that completes the command line. */
enum Shell {
  BASH,
  ZSH,
  FISH,
  POWERSHELL;

  /**
   * The script for a command and all below it.
   *
   * @param root the command, with all that are below it
   * @param ids the ids that options take
   * @return its lines, with their ends
   */
  String script(CommandSpec root, KnownIds ids) {
    List<CommandNode> tree = CommandNode.tree(root, ids);
    return switch (this) {
      case BASH -> BashScript.of(tree);
      case ZSH -> ZshScript.of(tree);
      case FISH -> FishScript.of(tree);
      case POWERSHELL -> PowerShellScript.of(tree);
    };
  }
}
