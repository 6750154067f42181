package org.gobang.ui.console.terminal;

import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** The clipboard of a terminal, which may be far from the process. */
final class Clipboard {

  private Clipboard() {}

  /** What puts a text there, in a terminal that lets it (OSC 52); others take no notice. */
  static String sequence(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return "\033]52;c;" + Base64.getEncoder().encodeToString(bytes) + "\007";
  }
}
