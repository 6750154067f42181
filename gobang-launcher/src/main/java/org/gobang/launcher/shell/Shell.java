package org.gobang.launcher.shell;

import picocli.CommandLine.Model.CommandSpec;

/** A shell that completes the command line. */
enum Shell {
  BASH,
  ZSH,
  FISH;

  /**
   * The script for a command and all below it.
   *
   * @param root the command, with all that are below it
   * @return its lines, with their ends
   */
  String script(CommandSpec root) {
    return switch (this) {
      case BASH -> BashScript.of(root);
      case ZSH -> ZshScript.of(root);
      case FISH -> FishScript.of(root);
    };
  }
}
