package org.gobang.record;

import java.util.List;

/**
 * A property of a node, such as {@code AB[hh][ii]}.
 *
 * @param id its name, in capital letters and digits
 * @param values what stands in its brackets, at least one
 * @param index where it stands in the text
 */
record SgfProperty(String id, List<Value> values, int index) {

  /**
   * One pair of brackets.
   *
   * @param raw what stands in it, as it is in the file
   * @param index where that begins in the text
   */
  record Value(String raw, int index) {}

  /** The first value, which is the only one of most properties. */
  Value first() {
    return values.get(0);
  }
}
