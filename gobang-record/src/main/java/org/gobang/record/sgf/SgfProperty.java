package org.gobang.record.sgf;

import java.util.List;

/**
 * A property of a node, such as {@code AB[hh][ii]}.
 *
 * @param id the name, in capital letters and digits
 * @param values the contents of the brackets, at least one
 * @param index the index of the property in the text
 */
record SgfProperty(String id, List<Value> values, int index) {

  /**
   * A value in brackets.
   *
   * @param raw the content, with escapes
   * @param index the index of the content in the text
   */
  record Value(String raw, int index) {}

  /** Returns the first value, which is the only one in most properties. */
  Value first() {
    return values.get(0);
  }
}
