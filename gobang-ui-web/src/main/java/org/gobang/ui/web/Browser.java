package org.gobang.ui.web;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.util.List;
import java.util.Locale;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Opens the page in the browser on this machine. */
final class Browser {

  private static final Logger LOG = LoggerFactory.getLogger(Browser.class);

  private Browser() {}

  /**
   * Opens an address if the system has a command for it. Otherwise the user can open it manually.
   */
  static void open(String address) {
    try {
      new ProcessBuilder(command(System.getProperty("os.name", ""), address))
          .redirectErrorStream(true)
          .redirectOutput(Redirect.DISCARD)
          .start();
    } catch (IOException none) {
      LOG.debug("There is no program to open a browser", none);
    }
  }

  /** Returns the command that opens an address on an operating system. */
  static List<String> command(String system, String address) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("windows")) {
      return List.of("rundll32", "url.dll,FileProtocolHandler", address);
    }
    return List.of(name.startsWith("mac") ? "open" : "xdg-open", address);
  }
}
