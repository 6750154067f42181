package org.gobang.ui.console.screen;

import java.util.Arrays;

/**
 * A grid of characters with styles. Text beyond the edges is clipped.
 *
 * <p>A character of two columns is stored in the first of them. The second one is empty.
 */
public final class TextCanvas {

  private static final String SECOND_HALF = "";

  private final int columns;
  private final int rows;
  private final CharacterWidths widths;
  private final boolean ascii;
  private final String[] texts;
  private final TextStyle[] styles;

  /**
   * Creates an empty canvas.
   *
   * @param ascii whether to replace signs and punctuation with ASCII
   */
  TextCanvas(int columns, int rows, CharacterWidths widths, boolean ascii) {
    this.columns = columns;
    this.rows = rows;
    this.widths = widths;
    this.ascii = ascii;
    this.texts = new String[columns * rows];
    this.styles = new TextStyle[columns * rows];
    Arrays.fill(texts, " ");
    Arrays.fill(styles, TextStyle.PLAIN);
  }

  int columns() {
    return columns;
  }

  int rows() {
    return rows;
  }

  CharacterWidths widths() {
    return widths;
  }

  /** Fills a rectangle with styled spaces. */
  void fill(int x, int y, int width, int height, TextStyle style) {
    for (int row = y; row < y + height; row++) {
      put(x, row, " ".repeat(width), style);
    }
  }

  /** Changes the background of a part of a row. */
  void shade(int x, int y, int width, Colour ground) {
    for (int column = Math.max(0, x); column < Math.min(columns, x + width); column++) {
      int index = y * columns + column;
      styles[index] = styles[index].on(ground);
    }
  }

  /**
   * Writes a text.
   *
   * @return the column after it
   */
  int put(int x, int y, String text, TextStyle style) {
    int at = x;
    String shown = ascii ? inAscii(text) : text;
    for (int index = 0; index < shown.length(); ) {
      int codePoint = shown.codePointAt(index);
      int width = widths.of(codePoint);
      if (width > 0) {
        putOne(at, y, Character.toString(codePoint), width, style);
      }
      at += width;
      index += Character.charCount(codePoint);
    }
    return at;
  }

  /**
   * Writes a text, wrapped to the width.
   *
   * @return the row after it
   */
  int putWrapped(int x, int y, int width, String text, TextStyle style) {
    int row = y;
    for (String line : LineWrapper.of(text, width, widths)) {
      put(x, row++, line, style);
    }
    return row;
  }

  private static String inAscii(String text) {
    return text.replace('×', 'x')
        .replaceAll("[–−]", "-")
        .replaceAll("[“”]", "\"")
        .replaceAll("[‘’]", "'")
        .replace("…", "...");
  }

  private void putOne(int x, int y, String character, int width, TextStyle style) {
    if (x < 0 || x + width > columns || y < 0 || y >= rows) {
      return;
    }
    int index = y * columns + x;
    split(index, x);
    split(index + width, x + width);
    texts[index] = character;
    styles[index] = style;
    if (width == 2) {
      texts[index + 1] = SECOND_HALF;
      styles[index + 1] = style;
    }
  }

  /** Replaces a character of two columns with spaces if one half is overwritten. */
  private void split(int index, int x) {
    if (x > 0 && x < columns && texts[index].equals(SECOND_HALF)) {
      texts[index - 1] = " ";
      texts[index] = " ";
    }
  }

  /** Returns a row as plain text, without trailing spaces. */
  String text(int row) {
    return String.join("", Arrays.copyOfRange(texts, row * columns, (row + 1) * columns))
        .stripTrailing();
  }

  /** Returns the style of a character. */
  TextStyle style(int x, int y) {
    return styles[y * columns + x];
  }

  /** Returns the terminal sequences of a row, for a cursor at the first column. */
  String sequence(int row, ColourDepth depth) {
    StringBuilder sequence = new StringBuilder();
    int end = (row + 1) * columns;
    while (end > row * columns
        && texts[end - 1].equals(" ")
        && styles[end - 1].equals(TextStyle.PLAIN)) {
      end--;
    }
    TextStyle current = TextStyle.PLAIN;
    for (int index = row * columns; index < end; index++) {
      if (texts[index].equals(SECOND_HALF)) {
        continue;
      }
      if (!styles[index].equals(current)) {
        current = styles[index];
        sequence.append(depth.sequence(current));
      }
      sequence.append(texts[index]);
      int codePoint = texts[index].codePointAt(0);
      if (widths.isUnsure(codePoint)) {
        int next = index - row * columns + widths.of(codePoint);
        sequence.append("\033[").append(next + 1).append('G');
      }
    }
    if (!current.equals(TextStyle.PLAIN)) {
      sequence.append(depth.sequence(TextStyle.PLAIN));
    }
    return end < (row + 1) * columns ? sequence.append("\033[K").toString() : sequence.toString();
  }
}
