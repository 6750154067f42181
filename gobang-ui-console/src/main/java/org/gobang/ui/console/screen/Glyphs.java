package org.gobang.ui.console.screen;

/**
 * The characters of a board.
 *
 * @param black a black stone without colours
 * @param white a white stone without colours
 * @param coloured any stone with colours
 * @param markedBlack a highlighted black stone without colours
 * @param markedWhite a highlighted white stone without colours
 * @param hint a hint
 * @param plain whether all characters are ASCII
 */
record Glyphs(
    String black,
    String white,
    String coloured,
    String markedBlack,
    String markedWhite,
    String hint,
    boolean plain) {

  static final Glyphs ASCII = new Glyphs("X", "O", "", "#", "@", "*", true);
  static final Glyphs DRAWN = new Glyphs("●", "○", "●", "◆", "◇", "◎", false);

  /** Returns a vacant point of a compact board, which has no lines. */
  String dot(boolean star) {
    return star ? "+" : plain ? "." : "·";
  }

  /** Returns a vacant point: the crossing of two lines. */
  String vacant(int column, int row, int size, boolean star) {
    if (plain) {
      return dot(star);
    }
    if (star) {
      return "╋";
    }
    int across = column == 0 ? 0 : column == size - 1 ? 2 : 1;
    int down = row == size - 1 ? 0 : row == 0 ? 2 : 1;
    return "┌┬┐├┼┤└┴┘".substring(3 * down + across, 3 * down + across + 1);
  }

  /** Returns the line between adjacent points of a row. */
  String between() {
    return plain ? " " : "─";
  }

  /** Returns the line between adjacent points of a column. */
  String upright() {
    return plain ? " " : "│";
  }

  /** Returns the spinner shown while an engine thinks. */
  String spinner(long turn) {
    String frames = plain ? "|/-\\" : "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏";
    int at = (int) Math.floorMod(turn, (long) frames.length());
    return frames.substring(at, at + 1);
  }

  /** Returns the marker of the side to move. */
  String pointer() {
    return plain ? ">" : "▸";
  }
}
