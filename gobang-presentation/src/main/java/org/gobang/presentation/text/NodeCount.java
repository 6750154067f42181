package org.gobang.presentation.text;

import java.util.Locale;

/** A number of nodes in few characters. */
public final class NodeCount {

  private NodeCount() {}

  /** A number as {@code 812}, {@code 81k} or {@code 8.1M}. */
  public static String text(long nodes) {
    if (nodes < 10_000) {
      return Long.toString(nodes);
    }
    return nodes < 1_000_000
        ? nodes / 1000 + "k"
        : String.format(Locale.ROOT, "%.1fM", nodes / 1e6);
  }
}
