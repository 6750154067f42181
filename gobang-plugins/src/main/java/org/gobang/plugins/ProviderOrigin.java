package org.gobang.plugins;

import java.lang.module.ModuleDescriptor;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.util.Optional;
import org.gobang.api.workbench.DiscoveredPlugin;

/**
 * The origin of a provider.
 *
 * @param place {@link DiscoveredPlugin#BUNDLED}, or the path of the jar or folder
 * @param version the version of its module, empty if it has none
 */
record ProviderOrigin(String place, String version) {

  /** The prefix of the names of bundled modules. */
  private static final String BUNDLED_PREFIX = "org.gobang.";

  static ProviderOrigin of(Class<?> type) {
    Module module = type.getModule();
    String version =
        Optional.ofNullable(module.getDescriptor())
            .flatMap(ModuleDescriptor::rawVersion)
            .orElse("");
    boolean bundled = module.isNamed() && module.getName().startsWith(BUNDLED_PREFIX);
    return new ProviderOrigin(bundled ? DiscoveredPlugin.BUNDLED : location(type), version);
  }

  /** Returns whether the provider is bundled with the application. */
  boolean isBundled() {
    return place.equals(DiscoveredPlugin.BUNDLED);
  }

  /** Returns the path of the jar or folder of a class. */
  static String location(Class<?> type) {
    return Optional.ofNullable(type.getProtectionDomain().getCodeSource())
        .map(source -> source.getLocation())
        .map(ProviderOrigin::path)
        .orElse(type.getName());
  }

  private static String path(URL location) {
    try {
      return Path.of(location.toURI()).toString();
    } catch (URISyntaxException | IllegalArgumentException notAFile) {
      return location.toString();
    }
  }
}
