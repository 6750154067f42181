package org.gobang.presentation.support;

import java.util.List;

/** Comparisons of paths and of moves. */
public final class Lists {

  private Lists() {}

  /** Returns whether a list starts with all elements of another list, which may be equal. */
  public static boolean startsWith(List<?> list, List<?> beginning) {
    return list.size() >= beginning.size() && list.subList(0, beginning.size()).equals(beginning);
  }
}
