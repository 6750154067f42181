package org.gobang.record.io;

import org.gobang.api.LocalizedText;
import org.gobang.record.format.RecordMessages;

/**
 * A position in a text, as shown in editors.
 *
 * @param line the line, from 1
 * @param column the character in the line, from 1
 */
record TextPosition(int line, int column) {

  /** Returns the position of an index in a text. Lines end with CR, LF or both. */
  static TextPosition of(String text, int index) {
    int line = 1;
    int begin = 0;
    for (int i = 0; i < index; i++) {
      char c = text.charAt(i);
      if (c == '\n' || (c == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n'))) {
        line++;
        begin = i + 1;
      }
    }
    return new TextPosition(line, text.codePointCount(begin, Math.max(begin, index)) + 1);
  }

  /** Returns a message prefixed with this position. */
  LocalizedText locate(LocalizedText message) {
    return RecordMessages.of("at", line, column, message);
  }
}
