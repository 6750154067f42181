package org.gobang.ui.swing.board;

import java.util.Arrays;
import java.util.Locale;

/** What stones are made of. */
public enum StoneSet {
  /** Slate and polished white stone. */
  CLASSIC,

  /** Dull slate and clam shell with its fine lines. */
  SHELL,

  /** Glass, with a light in it. */
  GLASS,

  /** Dark and white jade. */
  JADE,

  /** Plain discs. */
  FLAT,

  /** Drawn with ink, as in printed game records. */
  INK;

  /** The name in keys of preferences and words. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The stone set of a name; the classic one where there is none. */
  public static StoneSet of(String word) {
    return Arrays.stream(values())
        .filter(each -> each.word().equals(word))
        .findFirst()
        .orElse(CLASSIC);
  }
}
