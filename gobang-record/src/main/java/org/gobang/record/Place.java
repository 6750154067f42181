package org.gobang.record;

/**
 * A place in a text, as editors show it.
 *
 * @param line the line, from 1
 * @param column the character in the line, from 1
 */
record Place(int line, int column) {

  /** The place of an index in a text. Lines end with CR, LF or both. */
  static Place of(String text, int index) {
    int line = 1;
    int begin = 0;
    for (int i = 0; i < index; i++) {
      char c = text.charAt(i);
      if (c == '\n' || (c == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n'))) {
        line++;
        begin = i + 1;
      }
    }
    return new Place(line, text.codePointCount(begin, Math.max(begin, index)) + 1);
  }

  /** What is to be said of this place. */
  Sentence of(Sentence what) {
    return Sentence.of("at", line, column, what);
  }
}
