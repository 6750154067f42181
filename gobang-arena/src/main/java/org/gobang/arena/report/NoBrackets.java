package org.gobang.arena.report;

import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import org.jspecify.annotations.Nullable;

/** Has JSON write what HTML would take for markup as {@code \\u003c} and the like. */
final class NoBrackets extends CharacterEscapes {
  private static final long serialVersionUID = 1L;

  private final int[] escapes = CharacterEscapes.standardAsciiEscapesForJSON();

  NoBrackets() {
    for (char c : new char[] {'<', '>', '&'}) {
      escapes[c] = CharacterEscapes.ESCAPE_STANDARD;
    }
  }

  @Override
  public int[] getEscapeCodesForAscii() {
    return escapes.clone();
  }

  @Override
  public @Nullable SerializableString getEscapeSequence(int c) {
    return null;
  }
}
