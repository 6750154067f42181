package org.gobang.launcher.shell;

import java.util.function.Function;
import picocli.CommandLine.Model.CommandSpec;

/** A shell that completes the command line. */
enum Shell {
  BASH(BashScript::of),
  ZSH(ZshScript::of),
  FISH(FishScript::of);

  private final Function<CommandSpec, String> script;

  Shell(Function<CommandSpec, String> script) {
    this.script = script;
  }

  /**
   * The script for a command and all below it.
   *
   * @param root the command, with all that are below it
   * @return its lines, with their ends
   */
  String script(CommandSpec root) {
    return script.apply(root);
  }
}
