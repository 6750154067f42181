package org.gobang.ui.swing.dock;

import com.formdev.flatlaf.util.UIScale;

/** The shape of the room, which decides where the panels are beside a square board. */
enum RoomShape {
  /** Higher than wide: everything is below the board. */
  HIGH,
  /** The panels are right of the board. */
  USUAL,
  /** Wide enough for panels on both sides of the board. */
  WIDE;

  /** Widths of a side, in pixels at the usual text size. */
  private static final int LEAST = 220;

  private static final int ENOUGH = 300;
  private static final int MOST = 600;

  static RoomShape of(int width, int height) {
    if (width < height) {
      return HIGH;
    }
    return width - height < 2 * UIScale.scale(ENOUGH) ? USUAL : WIDE;
  }

  /** The usual width of a side: what the board does not need. */
  int side(int width, int height) {
    int free = this == WIDE ? (width - height) / 2 : width - height;
    return Math.max(UIScale.scale(LEAST), Math.min(UIScale.scale(MOST), free));
  }
}
