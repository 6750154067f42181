package org.gobang.plugins;

import java.util.List;
import org.gobang.api.workbench.Refusal;
import org.jspecify.annotations.Nullable;

/** Checks the extensions of file names that a format has. */
final class Extensions {

  private static final int MOST = 20;
  private static final int MAX_LENGTH = 20;

  private Extensions() {}

  /**
   * Checks extensions.
   *
   * @param owner the format or file that has them
   * @throws PluginRefusedException if one is not valid, or there is none
   */
  static List<String> checked(String owner, @Nullable List<String> extensions)
      throws PluginRefusedException {
    if (extensions == null || extensions.isEmpty() || extensions.size() > MOST) {
      throw refused(owner + " has no extensions, or more than " + MOST);
    }
    for (String extension : extensions) {
      if (extension == null || !isExtension(extension)) {
        throw refused(
            owner
                + " has the extension \""
                + ProviderErrors.excerpt(String.valueOf(extension), MAX_LENGTH)
                + "\": an extension is a dot, then lower-case letters, digits and further dots, "
                + MAX_LENGTH
                + " at most");
      }
    }
    return List.copyOf(extensions);
  }

  /** Without a regular expression, as loading those classes would slow down the start. */
  private static boolean isExtension(String extension) {
    char before = '.';
    for (int at = 1; at < extension.length(); at++) {
      char next = extension.charAt(at);
      boolean sign = (next >= 'a' && next <= 'z') || (next >= '0' && next <= '9');
      if (!sign && (next != '.' || before == '.')) {
        return false;
      }
      before = next;
    }
    return extension.startsWith(".") && before != '.' && extension.length() <= MAX_LENGTH;
  }

  private static PluginRefusedException refused(String sentence) {
    return new PluginRefusedException(Refusal.BAD_EXTENSION, sentence);
  }
}
