package org.gobang.plugins;

import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.api.workbench.Service;

/**
 * The modules of one plugin by name: provider modules and libraries.
 *
 * @param listed the metadata as read from the jars
 */
record PluginModules(Map<String, ModuleReference> modules, PluginMetadata listed)
    implements ModuleFinder {

  PluginModules {
    modules = Map.copyOf(modules);
  }

  /** Returns whether a module provides one of the services. */
  static boolean provides(ModuleDescriptor module) {
    return module.provides().stream().anyMatch(each -> ServiceKind.NAMES.contains(each.service()));
  }

  /** Returns the names of the modules with providers, sorted. */
  Set<String> providers() {
    return names(PluginModules::provides);
  }

  /** Returns the provided services, in order. */
  List<Service> services() {
    return ServiceKind.ALL.stream()
        .filter(service -> providers(service).findAny().isPresent())
        .<Service>map(ServiceKind::listed)
        .toList();
  }

  /** Returns the number of providers of a service in the descriptors. */
  long count(ServiceKind<?> service) {
    return providers(service).mapToLong(provides -> provides.providers().size()).sum();
  }

  private Stream<ModuleDescriptor.Provides> providers(ServiceKind<?> service) {
    return modules.values().stream()
        .flatMap(module -> module.descriptor().provides().stream())
        .filter(provides -> provides.service().equals(service.name()));
  }

  /** Returns the metadata. Default version: the version of the first module with providers. */
  PluginMetadata metadata() {
    return metadata(
        providers().stream()
            .findFirst()
            .flatMap(this::find)
            .flatMap(module -> module.descriptor().rawVersion())
            .orElse(""));
  }

  /** Returns the metadata with a default version. */
  PluginMetadata metadata(String version) {
    return listed.version().isEmpty() && !version.isEmpty() ? listed.withVersion(version) : listed;
  }

  /**
   * Returns a copy of the names of all modules, including libraries. A view would keep references
   * to the modules.
   */
  Set<String> names() {
    return Set.copyOf(modules.keySet());
  }

  /**
   * Returns the root modules to resolve: the modules with providers, which require the libraries.
   * An automatic module requires none, so that all modules are roots with it.
   */
  Set<String> roots() {
    return names(module -> provides(module) && module.isAutomatic()).isEmpty()
        ? providers()
        : names();
  }

  private Set<String> names(Predicate<ModuleDescriptor> wanted) {
    return modules.values().stream()
        .map(ModuleReference::descriptor)
        .filter(wanted)
        .map(ModuleDescriptor::name)
        .collect(Collectors.toCollection(TreeSet::new));
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
