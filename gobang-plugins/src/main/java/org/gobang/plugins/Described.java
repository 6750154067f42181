package org.gobang.plugins;

import org.gobang.api.PluginProvider;
import org.gobang.api.workbench.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * A provider that has said all it says of itself.
 *
 * @param id its id, of the form that ids have
 * @param provider answers from what was read, and hands the rest on to the plugin
 */
record Described<P extends PluginProvider>(String id, P provider) {

  private static final int LONGEST = 40;

  /**
   * Checks an id.
   *
   * @param plugin whose it is
   * @throws PluginRefusedException if it will not do
   */
  static String checkedId(Object plugin, @Nullable String id) throws PluginRefusedException {
    String name = plugin.getClass().getName();
    if (id == null || id.isBlank()) {
      throw new PluginRefusedException(
          Refusal.BAD_ID, name + (id == null ? " has no id" : " has a blank id"));
    }
    if (id.length() > LONGEST || !isId(id)) {
      throw new PluginRefusedException(
          Refusal.BAD_ID,
          name
              + " has the id \""
              + Fault.excerpt(id, LONGEST)
              + "\": an id is at most "
              + LONGEST
              + " lower-case letters, digits and hyphens");
    }
    return id;
  }

  /** Without a regular expression: the first one of a run takes a noticeable part of the start. */
  private static boolean isId(String id) {
    char before = '-';
    for (int at = 0; at < id.length(); at++) {
      char next = id.charAt(at);
      boolean sign = (next >= 'a' && next <= 'z') || (next >= '0' && next <= '9');
      if (!sign && (next != '-' || before == '-')) {
        return false;
      }
      before = next;
    }
    return before != '-';
  }
}
