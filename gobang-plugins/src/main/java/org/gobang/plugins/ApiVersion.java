package org.gobang.plugins;

import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Version;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.workbench.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * The API version that a module was compiled against. The compiler writes it into the module's
 * descriptor, so that it can be checked before a class loads.
 */
final class ApiVersion {

  private ApiVersion() {}

  /**
   * Checks a module against the API of this application. A module without such a version is
   * accepted.
   *
   * @throws PluginRefusedException if it was made for another major version, or for a newer one
   */
  static void check(@Nullable ModuleDescriptor module) throws PluginRefusedException {
    ModuleDescriptor api = BoardProvider.class.getModule().getDescriptor();
    if (module == null || api == null || api.version().isEmpty()) {
      return;
    }
    for (ModuleDescriptor.Requires requires : module.requires()) {
      if (requires.name().equals(api.name()) && requires.compiledVersion().isPresent()) {
        check(requires.compiledVersion().get(), api.version().get());
      }
    }
  }

  static void check(Version wanted, Version here) throws PluginRefusedException {
    if (!major(wanted).equals(major(here)) || wanted.compareTo(here) > 0) {
      throw new PluginRefusedException(
          Refusal.API_VERSION,
          "it was made for version " + wanted + " of Gobang's interface, and this is " + here);
    }
  }

  private static String major(Version version) {
    String text = version.toString();
    int end = 0;
    while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
      end++;
    }
    return text.substring(0, end);
  }
}
