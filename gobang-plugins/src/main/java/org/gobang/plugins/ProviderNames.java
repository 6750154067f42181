package org.gobang.plugins;

import java.util.List;
import org.gobang.api.PluginProvider;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.Refusal;
import org.gobang.api.workbench.Service;
import org.jspecify.annotations.Nullable;

/** Checks the ids of providers, and the extensions of file names that a format has. */
final class ProviderNames {

  private static final int LONGEST_ID = 40;
  private static final int MOST_EXTENSIONS = 20;
  private static final int LONGEST_EXTENSION = 20;

  private ProviderNames() {}

  /**
   * Checks an id.
   *
   * @param owner the class or file that has it
   * @return the id
   * @throws PluginRefusedException if it is not valid, or is a reserved word
   */
  static String checkId(Service service, String owner, @Nullable String id)
      throws PluginRefusedException {
    if (id == null) {
      throw badId(owner + " has no id");
    }
    if (id.isBlank()) {
      throw badId(owner + " has a blank id");
    }
    if (id.length() > LONGEST_ID || !PluginProvider.isId(id)) {
      throw badId(
          owner
              + " has the id \""
              + ProviderErrors.excerpt(id, LONGEST_ID)
              + "\": an id is at most "
              + LONGEST_ID
              + " lower-case letters, digits and hyphens");
    }
    if (service == Service.PLAYER) {
      refuseReserved(owner, id, Seat.Human.ID, "people");
      refuseReserved(owner, id, PlayerSpec.ISOLATED, "players in a process of their own");
    }
    return id;
  }

  private static void refuseReserved(String owner, String id, String reserved, String whom)
      throws PluginRefusedException {
    if (id.equals(reserved)) {
      throw badId(owner + " has the id " + id + ", which is reserved for " + whom);
    }
  }

  private static PluginRefusedException badId(String sentence) {
    return new PluginRefusedException(Refusal.BAD_ID, sentence);
  }

  /**
   * Checks extensions.
   *
   * @param owner the format or file that has them
   * @throws PluginRefusedException if one is not valid, or there is none
   */
  static List<String> checkExtensions(String owner, @Nullable List<String> extensions)
      throws PluginRefusedException {
    if (extensions == null || extensions.isEmpty() || extensions.size() > MOST_EXTENSIONS) {
      throw refused(owner + " has no extensions, or more than " + MOST_EXTENSIONS);
    }
    for (String extension : extensions) {
      if (extension == null || !isExtension(extension)) {
        throw refused(
            owner
                + " has the extension \""
                + ProviderErrors.excerpt(String.valueOf(extension), LONGEST_EXTENSION)
                + "\": an extension is a dot, then lower-case letters, digits and further dots, "
                + LONGEST_EXTENSION
                + " at most");
      }
    }
    return List.copyOf(extensions);
  }

  private static boolean isExtension(String text) {
    return text.length() <= LONGEST_EXTENSION
        && text.startsWith(".")
        && text.indexOf('-') < 0
        && PluginProvider.isId(text.substring(1).replace('.', '-'));
  }

  private static PluginRefusedException refused(String sentence) {
    return new PluginRefusedException(Refusal.BAD_EXTENSION, sentence);
  }
}
