package org.gobang.ui.web;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.gobang.presentation.stream.StandardStreams;
import org.gobang.presentation.text.Texts;

/** Prints where the page is. */
final class AddressPrinter {

  private AddressPrinter() {}

  /**
   * Prints the address in a line of its own, for programs that read it, and on standard error what
   * others may do where they can reach it.
   *
   * @param leads whether standard output is this interface's; it is that of the one that leads
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

  /** What a user has to know who opens the server to others. */
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
