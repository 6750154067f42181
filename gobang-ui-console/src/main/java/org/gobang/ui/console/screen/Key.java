package org.gobang.ui.console.screen;

/** What comes from a terminal: keys, clicks, and its answers to questions. */
public sealed interface Key {

  /** A character. */
  record Typed(int codePoint) implements Key {}

  /** A text that was pasted, its lines as they came. */
  record Pasted(String text) implements Key {}

  /** The mouse pressed, at a column and row from 0. */
  record Click(int column, int row) implements Key {}

  /** Where the terminal says its cursor is, from 0. */
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
