package org.gobang.record.sgf;

/**
 * Finds the closing bracket of an SGF value. This is the first {@code ]} without {@code \}, unless
 * no node can continue after it. In that case, brackets within the value are assumed to be
 * balanced, as in {@code PB[[x]y]}.
 */
record SgfValueEnd(String text) {

  /**
   * Returns the index of the closing bracket.
   *
   * @param from the start of the value, after the opening bracket
   * @return the index; -1 if there is none
   */
  int find(int from) {
    int first = closing(from, false);
    if (first < 0 || text.lastIndexOf('[', first) < from || isNodeAfter(first)) {
      return first;
    }
    int balanced = closing(from, true);
    return balanced >= 0 && isNodeAfter(balanced) ? balanced : first;
  }

  private int closing(int from, boolean balanced) {
    int open = 0;
    for (int at = from; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '\\') {
        at++;
      } else if (c == '[' && balanced) {
        open++;
      } else if (c == ']' && open-- == 0) {
        return at;
      }
    }
    return -1;
  }

  /** Returns whether a value, a property or the end of a node follows a bracket. */
  private boolean isNodeAfter(int bracket) {
    int at = skipBlanks(bracket + 1);
    if (at == text.length() || "[;()".indexOf(text.charAt(at)) >= 0) {
      return true;
    }
    boolean capital = text.charAt(at) >= 'A' && text.charAt(at) <= 'Z';
    while (at < text.length() && SgfScanner.isName(text.charAt(at))) {
      at++;
    }
    at = skipBlanks(at);
    return capital && at < text.length() && text.charAt(at) == '[';
  }

  private int skipBlanks(int from) {
    int at = from;
    while (at < text.length() && SgfScanner.isBlank(text.charAt(at))) {
      at++;
    }
    return at;
  }
}
