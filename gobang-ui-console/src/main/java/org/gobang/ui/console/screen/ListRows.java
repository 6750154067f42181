package org.gobang.ui.console.screen;

/** The selected and the visible rows of a list. */
final class ListRows {

  private static final int PAGE = 10;

  private int chosen;
  private int first;

  /** Paints a row without the pointer. */
  interface Painter {
    void paint(int row, int y, TextStyle style);
  }

  int chosen() {
    return chosen;
  }

  void chooseFirst() {
    chosen = 0;
  }

  /** Handles a key that moves the selection and returns whether the key does so. */
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

  /** Paints the rows around the selected one, each with space for a pointer. */
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
