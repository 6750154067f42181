package org.gobang.ui.console.screen;

/** The selected row of a list, and the visible rows. */
final class ListRows {

  private static final int PAGE = 10;

  private int chosen;
  private int first;

  /** Paints a row without the pointer before it. */
  interface Painter {
    void paint(int row, int y, TextStyle style);
  }

  int chosen() {
    return chosen;
  }

  void chooseFirst() {
    chosen = 0;
  }

  /** Returns moves in a list; returns whether the key does that. */
  boolean press(Key.Named key, int count) {
    switch (key) {
      case UP -> chosen--;
      case DOWN, TAB -> chosen++;
      case PAGE_UP -> chosen -= PAGE;
      case PAGE_DOWN -> chosen += PAGE;
      case HOME -> chosen = 0;
      case END -> chosen = count;
      default -> {
        return false;
      }
    }
    stayWithin(count);
    return true;
  }

  private void stayWithin(int count) {
    chosen = Math.max(0, Math.min(count - 1, chosen));
  }

  /** Paints the rows around the chosen one, each with room for a pointer before it. */
  void paint(
      TextCanvas canvas, TerminalStyle look, int x, int y, int room, int count, Painter painter) {
    stayWithin(count);
    first = Math.max(chosen - room + 1, Math.min(first, chosen));
    for (int row = first; row < Math.min(count, first + room); row++) {
      TextStyle style = row == chosen ? TextStyle.STRONG : TextStyle.PLAIN;
      canvas.put(x, y + row - first, row == chosen ? look.glyphs().pointer() : " ", style);
      painter.paint(row, y + row - first, style);
    }
  }
}
