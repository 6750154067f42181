package org.gobang.ui.console.screen;

/**
 * The areas of a screen: the board, the panel beside or below it, and a footer with a row for
 * messages and a row for input.
 *
 * @param board the area of the board
 * @param panelX the first column of the panel
 * @param panelY the first row of the panel
 * @param panelWidth the columns of the panel
 * @param panelHeight the rows of the panel; 0 without a panel
 * @param footX the first column of the footer
 * @param footWidth the columns of the footer
 * @param messageY the row of messages
 * @param inputY the row of input
 */
record Layout(
    BoardGeometry board,
    int panelX,
    int panelY,
    int panelWidth,
    int panelHeight,
    int footX,
    int footWidth,
    int messageY,
    int inputY) {

  private static final int PANEL_LEAST = 22;
  private static final int PANEL_MOST = 34;
  private static final int PANEL_ROWS = 14;
  private static final int GAP = 2;

  /** The number of rows of the footer: messages and input. */
  private static final int FOOT = 2;

  /** Returns whether a board fits on a screen, with one row for both messages and input. */
  static boolean fits(int columns, int rows, int size) {
    return columns >= leastColumns(size) && rows >= leastRows(size);
  }

  static int leastColumns(int size) {
    return BoardGeometry.width(size, BoardGeometry.COMPACT);
  }

  static int leastRows(int size) {
    return BoardGeometry.height(size, BoardGeometry.COMPACT) + 1;
  }

  /**
   * Returns the layout for a screen on which the board fits.
   *
   * @param grows whether the board may grow on a large screen
   */
  static Layout of(int columns, int rows, int size, boolean grows) {
    int scale = columns < BoardGeometry.width(size, 1) ? BoardGeometry.COMPACT : 1;
    while (grows && scale < BoardGeometry.LARGEST && hasRoom(columns, rows, size, scale + 1)) {
      scale++;
    }
    int boardWidth = BoardGeometry.width(size, scale);
    int boardHeight = BoardGeometry.height(size, scale);
    int foot = Math.min(FOOT, rows - boardHeight);
    int besideWidth = Math.min(PANEL_MOST, columns - boardWidth - GAP);
    boolean beside = besideWidth >= PANEL_LEAST;
    // With spare rows, a blank row is above the footer, a panel beside a small board may be higher
    // than the board, and the whole is centred.
    int air = beside && rows - boardHeight - foot > 0 ? 1 : 0;
    int panelHeight = Math.min(PANEL_ROWS, rows - foot - (beside ? air : boardHeight));
    int bodyHeight = beside ? Math.max(boardHeight, panelHeight) : boardHeight + panelHeight;
    int x = (columns - boardWidth - (beside ? GAP + besideWidth : 0)) / 2;
    int y = (rows - bodyHeight - air - foot) / 2;
    int inputY = y + bodyHeight + air + foot - 1;
    return new Layout(
        new BoardGeometry(x, y, size, scale),
        beside ? x + boardWidth + GAP : x,
        beside ? y : y + boardHeight,
        beside ? besideWidth : columns - x,
        beside ? bodyHeight : panelHeight,
        x,
        columns - x,
        inputY - foot + 1,
        inputY);
  }

  /** Returns whether a larger board and the whole panel fit, beside or below each other. */
  private static boolean hasRoom(int columns, int rows, int size, int scale) {
    int width = BoardGeometry.width(size, scale);
    int height = BoardGeometry.height(size, scale);
    boolean beside = columns >= width + GAP + PANEL_MOST && rows >= height + 1 + FOOT;
    return beside || (columns >= width && rows >= height + PANEL_ROWS + FOOT);
  }
}
