package org.gobang.record.sgf;

/**
 * Escaping of text in SGF values: {@code \} precedes characters that would end or divide the value.
 * See <a href="https://www.red-bean.com/sgf/sgf4.html#text">FF[4], Text</a>.
 */
final class SgfText {

  private SgfText() {}

  /** Returns a text as a value. */
  static String write(String text) {
    return text.replaceAll("\r\n?", "\n").replace("\\", "\\\\").replace("]", "\\]");
  }

  /** Returns a text as one of the two parts of a value, separated by a colon. */
  static String part(String text) {
    return write(text).replace(":", "\\:");
  }

  /** Returns the text of a value. A line break after {@code \} is not part of the text. */
  static String read(String raw) {
    if (raw.indexOf('\\') < 0 && raw.indexOf('\r') < 0) {
      return raw;
    }
    StringBuilder text = new StringBuilder(raw.length());
    int at = 0;
    while (at < raw.length()) {
      char c = raw.charAt(at);
      boolean escaped = c == '\\' && at + 1 < raw.length();
      if (escaped) {
        at++;
        c = raw.charAt(at);
      }
      if (c == '\r' || c == '\n') {
        text.append(escaped ? "" : "\n");
        at += lineBreak(raw, at);
      } else {
        text.append(c);
        at++;
      }
    }
    return text.toString();
  }

  /** Returns the text of a single-line value. */
  static String line(String raw) {
    return read(raw).replace('\n', ' ').strip();
  }

  /** Returns the text before the first colon of a value, empty without a colon. */
  static String head(String raw) {
    return read(raw.substring(0, Math.max(0, colon(raw))));
  }

  /** Returns the text after the first colon of a value, or the whole text without a colon. */
  static String rest(String raw) {
    return read(raw.substring(colon(raw) + 1));
  }

  /**
   * Returns the index of the first colon without {@code \}, which ends the first part of a value,
   * or -1 without a colon.
   */
  static int colon(String raw) {
    for (int i = 0; i < raw.length(); i++) {
      if (raw.charAt(i) == '\\') {
        i++;
      } else if (raw.charAt(i) == ':') {
        return i;
      }
    }
    return -1;
  }

  /** Returns the length of the line break at an index. Some systems use two characters. */
  private static int lineBreak(String raw, int at) {
    char other = raw.charAt(at) == '\r' ? '\n' : '\r';
    return at + 1 < raw.length() && raw.charAt(at + 1) == other ? 2 : 1;
  }
}
