package org.gobang.launcher.shell;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import picocli.CommandLine.Model.CommandSpec;

/** A shell with command-line completion. */
enum Shell {
  BASH,
  ZSH,
  FISH,
  POWERSHELL;

  /**
   * Returns the script for a command and all below it.
   *
   * @param root the command, with all that are below it
   * @param ids the ids that options take
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

  /** Returns the text of a template, with values in place of their names between {@code @}. */
  static String filled(String template, Map<String, String> values) {
    String text;
    try (InputStream in = Shell.class.getResourceAsStream(template)) {
      text =
          new String(Objects.requireNonNull(in, template).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    for (Map.Entry<String, String> value : values.entrySet()) {
      text = text.replace("@" + value.getKey() + "@", value.getValue());
    }
    return text;
  }
}
