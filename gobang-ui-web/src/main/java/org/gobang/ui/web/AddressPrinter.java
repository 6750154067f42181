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
   * Prints the address on standard output, in a line of its own for programs that read it, and on
   * standard error what others may do where they can reach it.
   */
  static void print(String link, WebOptions options, Texts texts) {
    new PrintStream(StandardStreams.output(), true, StandardStreams.encodingOf("stdout"))
        .println(link);
    warnings(options, texts).forEach(System.err::println);
  }

  /** What a person has to know who opens the server to others. */
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
