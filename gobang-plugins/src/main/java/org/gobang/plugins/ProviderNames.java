package org.gobang.plugins;

import java.util.List;
import java.util.Map;
import org.gobang.api.PluginProvider;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.Service;
import org.jspecify.annotations.Nullable;

/** Checks the ids of providers and the file name extensions of formats. */
final class ProviderNames {

  private static final int LONGEST_ID = 40;

  /** The keys of the sentences about the ids that no player may have. */
  private static final Map<String, String> RESERVED =
      Map.of(
          Seat.Human.ID, "bad-id.reserved-human",
          PlayerSpec.ISOLATED, "bad-id.reserved-isolated");

  private static final int MOST_EXTENSIONS = 20;
  private static final int LONGEST_EXTENSION = 20;

  private ProviderNames() {}

  /**
   * Checks an id.
   *
   * @param owner the class or file with the id
   * @return the id
   * @throws PluginRefusedException if it is not valid, or is a reserved word
   */
  static String checkId(Service service, Object owner, @Nullable String id)
      throws PluginRefusedException {
    if (id == null) {
      throw new PluginRefusedException("bad-id.none", owner);
    }
    if (id.isBlank()) {
      throw new PluginRefusedException("bad-id.blank", owner);
    }
    if (id.length() > LONGEST_ID || !PluginProvider.isId(id)) {
      throw new PluginRefusedException(
          "bad-id.form", owner, ProviderErrors.excerpt(id, LONGEST_ID), LONGEST_ID);
    }
    if (service == Service.PLAYER && RESERVED.containsKey(id)) {
      throw new PluginRefusedException(RESERVED.get(id), owner, id);
    }
    return id;
  }

  /**
   * Checks extensions.
   *
   * @param owner the format or file that has them
   * @throws PluginRefusedException if one is not valid, or there is none
   */
  static List<String> checkExtensions(Object owner, @Nullable List<String> extensions)
      throws PluginRefusedException {
    if (extensions == null || extensions.isEmpty() || extensions.size() > MOST_EXTENSIONS) {
      throw new PluginRefusedException("bad-extension.count", owner, MOST_EXTENSIONS);
    }
    for (String extension : extensions) {
      if (extension == null || !isExtension(extension)) {
        throw new PluginRefusedException(
            "bad-extension.form",
            owner,
            ProviderErrors.excerpt(String.valueOf(extension), LONGEST_EXTENSION),
            LONGEST_EXTENSION);
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
}
