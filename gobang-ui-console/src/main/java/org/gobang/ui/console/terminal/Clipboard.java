package org.gobang.ui.console.terminal;

import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** The clipboard of the terminal, which may be on a different machine than the process. */
final class Clipboard {

  private Clipboard() {}

  /**
   * Returns the sequence that copies a text to the clipboard (OSC 52). Terminals without support
   * ignore it.
   */
  static String sequence(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return "\033]52;c;" + Base64.getEncoder().encodeToString(bytes) + "\007";
  }
}
