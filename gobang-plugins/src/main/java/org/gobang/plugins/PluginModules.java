package org.gobang.plugins;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.Configuration;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.api.workbench.Refusal;
import org.gobang.api.workbench.Service;

/** The modules of one plugin by name: those that provide a service, and libraries. */
final class PluginModules implements ModuleFinder {

  private final Map<String, ModuleReference> modules = new TreeMap<>();
  private final PluginMetadata metadata;

  private PluginModules(PluginMetadata metadata) {
    this.metadata = metadata;
  }

  /**
   * Reads the jars of a plugin and makes all checks that need no class to be loaded.
   *
   * @throws PluginRefusedException if a check fails
   */
  static PluginModules of(PluginSource source) throws PluginRefusedException {
    return of(source, MetadataFile.read(source));
  }

  /** The same with metadata that was read already. */
  static PluginModules of(PluginSource source, PluginMetadata metadata)
      throws PluginRefusedException {
    PluginModules plugin = new PluginModules(metadata);
    for (Path jar : source.jars()) {
      plugin.add(PluginJar.read(jar));
    }
    if (plugin.providers().isEmpty()) {
      String sentence =
          source.jars().isEmpty()
              ? "there is no jar in the folder"
              : "there is no provider of a service in it";
      throw new PluginRefusedException(Refusal.NO_SERVICE, sentence);
    }
    Configuration host = PluginLayer.host().configuration();
    for (String name : plugin.providers()) {
      if (host.findModule(name).isPresent()) {
        throw taken(name);
      }
    }
    for (ModuleReference module : plugin.modules.values()) {
      ApiVersion.check(module.descriptor());
      checkProviders(module);
    }
    ListedProviders.check(plugin.metadata, plugin);
    return plugin;
  }

  /**
   * Adds a module, but for those that the host shares with plugins, so that both have the same
   * types.
   */
  private void add(ModuleReference module) throws PluginRefusedException {
    String name = module.descriptor().name();
    if (name.startsWith("org.gobang.") || name.equals("org.slf4j")) {
      if (provides(module.descriptor())) {
        throw taken(name);
      }
    } else if (modules.putIfAbsent(name, module) != null) {
      throw new PluginRefusedException(
          Refusal.MODULE_TAKEN, "two jars in the folder are the module " + name);
    }
  }

  private static PluginRefusedException taken(String name) {
    return new PluginRefusedException(
        Refusal.MODULE_TAKEN, "its module has the name " + name + ", which is the application's");
  }

  private static boolean provides(ModuleDescriptor module) {
    return provides(module, ServiceKind.NAMES);
  }

  private static boolean provides(ModuleDescriptor module, List<String> services) {
    return module.provides().stream().anyMatch(each -> services.contains(each.service()));
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
      throw new PluginRefusedException(Refusal.UNREADABLE, "a class in it is damaged", e);
    }
  }

  private static void checkProvider(ModuleReader reader, String provider)
      throws IOException, PluginRefusedException {
    Optional<InputStream> bytes = reader.open(provider.replace('.', '/') + ".class");
    if (bytes.isEmpty()) {
      throw new PluginRefusedException(
          Refusal.MISSING_PROVIDER,
          "it names the provider " + provider + ", and has no such class");
    }
    try (InputStream open = bytes.get()) {
      ClassFile.check(open);
    }
  }

  /** The names of the modules that provide a service. */
  Set<String> providers() {
    return names(module -> provides(module.descriptor()));
  }

  /** The services that they provide, in order. */
  List<Service> services() {
    List<Service> services = new ArrayList<>();
    for (ServiceKind<?> service : ServiceKind.ALL) {
      if (!names(module -> provides(module.descriptor(), List.of(service.name()))).isEmpty()) {
        services.add(service.listed());
      }
    }
    return services;
  }

  /** How many providers of a service the descriptors name. */
  long count(ServiceKind<?> service) {
    return modules.values().stream()
        .flatMap(module -> module.descriptor().provides().stream())
        .filter(provides -> provides.service().equals(service.name()))
        .mapToLong(provides -> provides.providers().size())
        .sum();
  }

  /** The metadata; without a version it has that of the first module that provides a service. */
  PluginMetadata metadata() {
    return metadata(
        providers().stream()
            .sorted()
            .findFirst()
            .flatMap(this::find)
            .flatMap(module -> module.descriptor().rawVersion())
            .orElse(""));
  }

  /** The metadata; without a version it has the given one. */
  PluginMetadata metadata(String version) {
    return metadata.version().isEmpty() && !version.isEmpty()
        ? metadata.withVersion(version)
        : metadata;
  }

  /** The names of all modules, libraries included. */
  Set<String> names() {
    return Set.copyOf(modules.keySet());
  }

  /**
   * The root modules to resolve: the providers, which require their libraries. An automatic module
   * requires none, so that all modules are roots with it.
   */
  Set<String> roots() {
    Set<String> automatic =
        names(module -> provides(module.descriptor()) && module.descriptor().isAutomatic());
    return automatic.isEmpty() ? providers() : names(module -> true);
  }

  private Set<String> names(Predicate<ModuleReference> wanted) {
    return modules.entrySet().stream()
        .filter(module -> wanted.test(module.getValue()))
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }

  @Override
  public Optional<ModuleReference> find(String name) {
    return Optional.ofNullable(modules.get(name));
  }

  @Override
  public Set<ModuleReference> findAll() {
    return Set.copyOf(modules.values());
  }
}
