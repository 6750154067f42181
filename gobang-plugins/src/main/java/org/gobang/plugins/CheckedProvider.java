package org.gobang.plugins;

import org.gobang.api.PluginProvider;
import org.gobang.api.workbench.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * A provider whose description was read and checked.
 *
 * @param id its id, which has the required form
 * @param provider returns the values read, and delegates the rest to the plugin
 */
record CheckedProvider<P extends PluginProvider>(String id, P provider) {

  private static final int MAX_LENGTH = 40;

  /**
   * Checks an id.
   *
   * @param plugin the provider
   * @throws PluginRefusedException if it is not valid
   */
  static String checkedId(Object plugin, @Nullable String id) throws PluginRefusedException {
    String name = plugin.getClass().getName();
    if (id == null) {
      throw new PluginRefusedException(Refusal.BAD_ID, name + " has no id");
    }
    checkId(name, id);
    return id;
  }

  /**
   * Checks an id.
   *
   * @param owner the class or file that has it
   * @throws PluginRefusedException if it is not valid
   */
  static void checkId(String owner, String id) throws PluginRefusedException {
    if (id.isBlank()) {
      throw new PluginRefusedException(Refusal.BAD_ID, owner + " has a blank id");
    }
    if (id.length() > MAX_LENGTH || !isId(id)) {
      throw new PluginRefusedException(
          Refusal.BAD_ID,
          owner
              + " has the id \""
              + ProviderErrors.excerpt(id, MAX_LENGTH)
              + "\": an id is at most "
              + MAX_LENGTH
              + " lower-case letters, digits and hyphens");
    }
  }

  /** Without a regular expression, as loading those classes would slow down the start. */
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
