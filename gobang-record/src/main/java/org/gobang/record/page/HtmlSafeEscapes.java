package org.gobang.record.page;

import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import org.jspecify.annotations.Nullable;

/** Escapes for JSON characters that are markup in HTML, such as {@code \\u003c}. */
final class HtmlSafeEscapes extends CharacterEscapes {
  private static final long serialVersionUID = 1L;

  private final int[] escapes = CharacterEscapes.standardAsciiEscapesForJSON();

  HtmlSafeEscapes() {
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
