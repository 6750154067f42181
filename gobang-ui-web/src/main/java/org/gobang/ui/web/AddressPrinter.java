package org.gobang.ui.web;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.gobang.presentation.stream.StandardStreams;
import org.gobang.presentation.text.Texts;

/** Prints the address of the page. */
final class AddressPrinter {

  private AddressPrinter() {}

  /**
   * Prints the address on a separate line, for programs that read it, and on standard error,
   * warnings about the access of others to the server.
   *
   * @param leads whether this is the main interface, which owns standard output
   */
  static void print(String link, boolean leads, WebOptions options, Texts texts) {
    if (leads) {
      new PrintStream(StandardStreams.output(), true, StandardStreams.encodingOf("stdout"))
          .println(link);
    } else {
      System.err.println(link);
    }
    warnings(options, texts).forEach(System.err::println);
  }

  /** Returns the warnings for a user who opens the server to others. */
  static List<String> warnings(WebOptions options, Texts texts) {
    List<String> warnings = new ArrayList<>();
    if (!options.address().isLoopbackAddress()) {
      warnings.add(texts.of("web.open.to.all"));
      if (options.keys().isEmpty()) {
        warnings.add(texts.of("web.unencrypted"));
      }
    }
    return warnings;
  }
}
