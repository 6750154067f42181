package org.gobang.launcher.shell;

import java.util.regex.Pattern;

/** The beginning of a help text, for a line in a list. */
final class HelpSummary {

  /** A sentence, or what stands before the details of one. */
  private static final Pattern END = Pattern.compile("[.:;,]( |$)|[。：；，]| \\(");

  private HelpSummary() {}

  /**
   * Cuts a help text.
   *
   * @param text its lines, as picocli has them
   */
  static String of(String... text) {
    return END.split(String.join(" ", text).replace("%%", "%"), 2)[0];
  }
}
