package org.gobang.plugins;

import static org.gobang.plugins.PluginRefusedException.text;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Version;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.gobang.api.LocalizedText;
import org.gobang.api.RefusedException;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.api.workbench.PluginMetadata.ListedProvider;
import org.gobang.api.workbench.Service;
import org.gobang.plugins.PluginScanner.Candidate;
import org.jspecify.annotations.Nullable;

/**
 * The second step of loading plugins: reads descriptors, metadata and versions, and makes all
 * checks that do not require loading classes.
 */
final class PluginInspector {

  private PluginInspector() {}

  /**
   * Inspects a plugin.
   *
   * @throws PluginRefusedException if a check fails
   */
  static PluginModules inspect(Candidate plugin) throws PluginRefusedException {
    return inspect(plugin, metadata(plugin));
  }

  /** Inspects a plugin with existing metadata. */
  static PluginModules inspect(Candidate plugin, PluginMetadata metadata)
      throws PluginRefusedException {
    Map<String, ModuleReference> byName = new TreeMap<>();
    for (Path jar : plugin.jars()) {
      add(PluginJar.read(jar), byName);
    }
    PluginModules modules = new PluginModules(byName, metadata);
    if (modules.providers().isEmpty()) {
      throw new PluginRefusedException(
          plugin.jars().isEmpty() ? "no-service.jar" : "no-service.provider");
    }
    for (String name : modules.providers()) {
      if (PluginLayer.host().configuration().findModule(name).isPresent()) {
        throw new PluginRefusedException("module-taken.application", name);
      }
    }
    for (ModuleReference module : byName.values()) {
      checkVersion(module.descriptor());
      checkProviders(module);
    }
    if (!metadata.providers().isEmpty()) {
      for (ServiceKind<?> service : ServiceKind.ALL) {
        checkListed(service, modules);
      }
    }
    return modules;
  }

  /**
   * Adds a module, but for those that the host shares with plugins, so that both have the same
   * types.
   */
  private static void add(ModuleReference module, Map<String, ModuleReference> modules)
      throws PluginRefusedException {
    String name = module.descriptor().name();
    if (name.startsWith("org.gobang.") || name.equals("org.slf4j")) {
      if (PluginModules.provides(module.descriptor())) {
        throw new PluginRefusedException("module-taken.application", name);
      }
    } else if (modules.putIfAbsent(name, module) != null) {
      throw new PluginRefusedException("module-taken.twice", name);
    }
  }

  private static void checkProviders(ModuleReference module) throws PluginRefusedException {
    try (ModuleReader reader = module.open()) {
      for (ModuleDescriptor.Provides provides : module.descriptor().provides()) {
        if (ServiceKind.NAMES.contains(provides.service())) {
          for (String provider : provides.providers()) {
            checkProvider(reader, provider);
          }
        }
      }
    } catch (IOException e) {
      throw new PluginRefusedException(e, "unreadable.class");
    }
  }

  private static void checkProvider(ModuleReader reader, String provider)
      throws IOException, PluginRefusedException {
    Optional<InputStream> bytes = reader.open(provider.replace('.', '/') + ".class");
    if (bytes.isEmpty()) {
      throw new PluginRefusedException("missing-provider.class", provider);
    }
    try (InputStream open = bytes.get()) {
      PluginJar.checkClass(open);
    }
  }

  /** Compares the listed providers of a service with the module descriptors. */
  private static void checkListed(ServiceKind<?> service, PluginModules modules)
      throws PluginRefusedException {
    LocalizedText file = text("its", PluginMetadata.FILE);
    List<ListedProvider> listed = service.listedIn(modules.listed());
    for (ListedProvider each : listed) {
      ProviderNames.checkId(service.listed(), file, each.id());
      if (service.listed() == Service.FORMAT) {
        ProviderNames.checkExtensions(
            text("format", each.id(), file), modules.listed().extensions(each));
      }
    }
    long provided = modules.count(service);
    if (listed.size() != provided) {
      throw new PluginRefusedException(
          "metadata.count", file, listed.size(), service.listed().word(), provided);
    }
  }

  /**
   * Reads the metadata of all jars. Entries of earlier jars take precedence.
   *
   * @return the metadata, each entry cut to one line without control characters; none if no jar has
   *     any or can be read
   * @throws PluginRefusedException if a file is malformed
   */
  static PluginMetadata metadata(Candidate plugin) throws PluginRefusedException {
    Map<String, String> all = new HashMap<>();
    for (Path jar : plugin.jars()) {
      metadata(jar)
          .entries()
          .forEach((key, text) -> all.putIfAbsent(key, CachedLabels.cut(key, text)));
    }
    return all.isEmpty() ? PluginMetadata.NONE : new PluginMetadata(all);
  }

  private static PluginMetadata metadata(Path jar) throws PluginRefusedException {
    try (JarFile file = new JarFile(jar.toFile(), false)) {
      JarEntry entry = file.getJarEntry(PluginMetadata.FILE);
      if (entry == null) {
        return PluginMetadata.NONE;
      }
      try (InputStream bytes = file.getInputStream(entry)) {
        return PluginMetadata.read(bytes);
      }
    } catch (RefusedException malformed) {
      throw new PluginRefusedException(
          malformed, "metadata.malformed", String.valueOf(malformed.getMessage()));
    } catch (IOException unreadable) {
      // The check of its module gives the reason.
      return PluginMetadata.NONE;
    }
  }

  /**
   * Compares the API version in the compiled descriptor of a module with the version of this
   * application. A module without such a version is accepted.
   *
   * @throws PluginRefusedException if the module was compiled for another major version or for a
   *     newer version
   */
  static void checkVersion(@Nullable ModuleDescriptor module) throws PluginRefusedException {
    ModuleDescriptor api = BoardProvider.class.getModule().getDescriptor();
    if (module == null || api == null || api.version().isEmpty()) {
      return;
    }
    Version here = api.version().get();
    for (ModuleDescriptor.Requires requires : module.requires()) {
      Version wanted = requires.compiledVersion().orElse(here);
      if (requires.name().equals(api.name())
          && (!major(wanted).equals(major(here)) || wanted.compareTo(here) > 0)) {
        throw new PluginRefusedException("api-version.module", wanted, here);
      }
    }
  }

  /** Returns the leading digits. */
  private static String major(Version version) {
    String text = version.toString();
    int end = 0;
    while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
      end++;
    }
    return text.substring(0, end);
  }
}
