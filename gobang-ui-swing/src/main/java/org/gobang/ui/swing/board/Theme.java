package org.gobang.ui.swing.board;

import java.awt.Color;
import java.util.Arrays;
import java.util.Locale;

/** What a board is made of. */
public enum Theme {
  /** Light wood with its grain. */
  WOOD(0xE9C48A, 0xD9AB68, 0x4A3218, 0x5B3E1E, true),

  /** Dark slate. */
  SLATE(0x4B555E, 0x3C454D, 0x9AA6AF, 0xC3CCD3, false),

  /** White paper. */
  PAPER(0xFBFAF5, 0xF1EEE4, 0x6A6A66, 0x55554F, false);

  final Color light;
  final Color deep;
  final Color lines;
  final Color letters;
  final boolean grain;

  Theme(int light, int deep, int lines, int letters, boolean grain) {
    this.light = new Color(light);
    this.deep = new Color(deep);
    this.lines = new Color(lines);
    this.letters = new Color(letters);
    this.grain = grain;
  }

  /** The name in keys of preferences and words. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The theme of a name; wood where there is none. */
  public static Theme of(String word) {
    return Arrays.stream(values())
        .filter(each -> each.word().equals(word))
        .findFirst()
        .orElse(WOOD);
  }
}
