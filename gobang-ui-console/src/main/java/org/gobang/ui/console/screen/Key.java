package org.gobang.ui.console.screen;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Input from a terminal: keys, pasted text, mouse clicks, and cursor reports. */
public sealed interface Key {

  /** A character. */
  record Typed(int codePoint) implements Key {}

  /** A pasted text with line separators. */
  record Pasted(String text) implements Key {}

  /** A press of the mouse button, at a column and row from 0. */
  record Click(int column, int row) implements Key {}

  /** A report of the cursor position, from 0. */
  record CursorAt(int column, int row) implements Key {}

  /** Any other key. */
  enum Named implements Key {
    UP("\033[A"),
    DOWN("\033[B"),
    LEFT("\033[D"),
    RIGHT("\033[C"),
    HOME("\033[H", "\033[1~", "\033[7~"),
    END("\033[F", "\033[4~", "\033[8~"),
    PAGE_UP("\033[5~"),
    PAGE_DOWN("\033[6~"),
    ENTER("\r", "\n"),
    ESCAPE("\033"),
    TAB("\t"),
    BACKSPACE("\b", "\177"),
    DELETE("\033[3~"),
    CONTROL_A("\001"),
    CONTROL_C("\003"),
    CONTROL_D("\004"),
    CONTROL_E("\005"),
    CONTROL_K("\013"),
    CONTROL_L("\014"),
    CONTROL_U("\025"),
    CONTROL_W("\027"),
    CONTROL_Z("\032");

    /** The terminal sequences of the key, separated by spaces. */
    private final String sequences;

    Named(String... sequences) {
      this.sequences = String.join(" ", sequences);
    }

    /** Returns the key for a terminal sequence, or empty for an unknown sequence. */
    static Optional<Key> of(String sequence) {
      return Stream.of(values())
          .filter(key -> List.of(key.sequences.split(" ", -1)).contains(sequence))
          .<Key>map(key -> key)
          .findFirst();
    }
  }
}
