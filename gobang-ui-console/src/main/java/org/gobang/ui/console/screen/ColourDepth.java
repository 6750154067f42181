package org.gobang.ui.console.screen;

import java.util.Map;

/** The colour depth of a terminal, and the sequences that select colours. */
public enum ColourDepth {
  /** No colours, only bold and reversed text. */
  NONE,
  /** 16 colours. */
  BASIC,
  /** 256 colours. */
  INDEXED,
  /** 24-bit colours. */
  TRUE;

  /**
   * Returns the depth of a terminal.
   *
   * @param environment the environment variables
   * @param colours the number of colours in the terminal's description
   */
  public static ColourDepth of(Map<String, String> environment, int colours) {
    if (!environment.getOrDefault("NO_COLOR", "").isEmpty()) {
      return NONE;
    }
    String colorTerm = environment.getOrDefault("COLORTERM", "");
    if (colorTerm.equals("truecolor") || colorTerm.equals("24bit") || colours > 256) {
      return TRUE;
    }
    return colours >= 256 ? INDEXED : colours >= 8 ? BASIC : NONE;
  }

  /** Returns the sequence that selects a style and resets the previous one. */
  String sequence(TextStyle style) {
    StringBuilder codes = new StringBuilder("\033[0");
    if (style.bold()) {
      codes.append(";1");
    }
    if (style.reversed()) {
      codes.append(";7");
    }
    append(codes, style.ink(), 30, 90);
    append(codes, style.ground(), 40, 100);
    return codes.append('m').toString();
  }

  private void append(StringBuilder codes, Colour colour, int base, int bright) {
    if (colour.equals(Colour.DEFAULT)) {
      return;
    }
    switch (this) {
      case NONE -> {}
      case BASIC -> {
        int basic = colour.basic();
        codes.append(';').append(basic < 8 ? base + basic : bright + basic - 8);
      }
      case INDEXED -> codes.append(';').append(base + 8).append(";5;").append(colour.indexed());
      case TRUE -> {
        int rgb = colour.rgb();
        codes.append(';').append(base + 8).append(";2;").append((rgb >> 16) & 0xff);
        codes.append(';').append((rgb >> 8) & 0xff).append(';').append(rgb & 0xff);
      }
    }
  }
}
