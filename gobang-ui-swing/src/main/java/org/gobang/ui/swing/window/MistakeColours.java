package org.gobang.ui.swing.window;

import java.awt.Color;
import org.gobang.api.review.MoveClass;

/** The colours of the classes of moves, which are told apart on light and on dark grounds. */
final class MistakeColours {

  private MistakeColours() {}

  static Color of(MoveClass type) {
    return new Color(
        switch (type) {
          case BEST -> 0x2A9D5C;
          case GOOD -> 0x8DB99A;
          case INACCURACY -> 0xE0B02E;
          case MISTAKE -> 0xE07B39;
          case BLUNDER -> 0xD3373C;
          case MISSED_WIN -> 0xB5329B;
          case MISSED_DEFENCE -> 0x7D4BC9;
        });
  }
}
