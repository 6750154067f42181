package org.gobang.record.sgf;

import java.util.List;

/**
 * A property of a node, such as {@code AB[hh][ii]}.
 *
 * @param id its name, in capital letters and digits
 * @param values the contents of its brackets, at least one
 * @param index its index in the text
 */
record SgfProperty(String id, List<Value> values, int index) {

  /**
   * One pair of brackets.
   *
   * @param raw its content, with escapes
   * @param index the index of its content in the text
   */
  record Value(String raw, int index) {}

  /** The first value, which is the only one of most properties. */
  Value first() {
    return values.get(0);
  }
}
