package org.gobang.ui.console.screen;

/** Input from a terminal: keys, pasted text, mouse clicks, and cursor reports. */
public sealed interface Key {

  /** A character. */
  record Typed(int codePoint) implements Key {}

  /** A text that was pasted, with its line ends. */
  record Pasted(String text) implements Key {}

  /** A press of the mouse button, at a column and row from 0. */
  record Click(int column, int row) implements Key {}

  /** A report of the cursor position, from 0. */
  record CursorAt(int column, int row) implements Key {}

  /** Any other key. */
  enum Named implements Key {
    UP,
    DOWN,
    LEFT,
    RIGHT,
    HOME,
    END,
    PAGE_UP,
    PAGE_DOWN,
    ENTER,
    ESCAPE,
    TAB,
    BACKSPACE,
    DELETE,
    CONTROL_A,
    CONTROL_C,
    CONTROL_D,
    CONTROL_E,
    CONTROL_K,
    CONTROL_L,
    CONTROL_U,
    CONTROL_W,
    CONTROL_Z
  }
}
