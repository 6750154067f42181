package org.gobang.plugins;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.PluginProvider;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.Service;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A provider with a description that is read and checked once. Other methods call the plugin.
 *
 * @param <P> the kind of provider
 */
abstract class CheckedProvider<P extends PluginProvider> implements PluginProvider, PluginBacked {

  private static final Logger LOG = LoggerFactory.getLogger(CheckedProvider.class);

  /** The provider of the plugin. */
  final P plugin;

  private final String id;
  private final CachedLabels labels;
  private final List<Option> options;
  private final Map<String, CachedLabels> optionLabels = new LinkedHashMap<>();
  private final Set<String> expertOptions = new HashSet<>();

  /**
   * Creates a provider. The constructor calls the plugin and must run in a {@link ProviderGuard}.
   *
   * @throws PluginRefusedException if the description is not valid
   */
  CheckedProvider(Service service, P plugin) throws PluginRefusedException {
    this.plugin = plugin;
    this.id = ProviderNames.checkId(service, plugin.getClass().getName(), plugin.id());
    // Formats have no options.
    this.options = service == Service.FORMAT ? List.of() : checked(plugin.options());
    this.labels = CachedLabels.of(plugin, id, plugin::label);
    for (Option option : options) {
      CachedLabels label =
          CachedLabels.of(plugin, option.key(), locale -> plugin.label(option, locale));
      if (optionLabels.put(option.key(), label) != null) {
        throw new PluginRefusedException("crashed.option-twice", id, option.key());
      }
      if (plugin.isExpert(option)) {
        expertOptions.add(option.key());
      }
    }
  }

  private List<Option> checked(@Nullable List<Option> read) throws PluginRefusedException {
    if (read == null || read.stream().anyMatch(Objects::isNull)) {
      throw new PluginRefusedException(
          read == null ? "crashed.options-null" : "crashed.option-null", id);
    }
    return List.copyOf(read);
  }

  @Override
  public final P plugin() {
    return plugin;
  }

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final Label label(Locale locale) {
    return labels.in(locale);
  }

  @Override
  public final List<Option> options() {
    return options;
  }

  @Override
  public final Label label(Option option, Locale locale) {
    CachedLabels known = optionLabels.get(option.key());
    return known == null ? new Label(option.key(), "") : known.in(locale);
  }

  @Override
  public final boolean isExpert(Option option) {
    return expertOptions.contains(option.key());
  }

  @Override
  public final Optional<String> initialFile(Option.File option) {
    return inContext(() -> plugin.initialFile(option));
  }

  /** Runs code of the plugin with the class loader of the plugin as the context class loader. */
  final <T, E extends Exception> T inContext(PluginContext.Code<T, E> code) throws E {
    return PluginContext.call(plugin, code);
  }

  /**
   * Calls a factory method of the plugin.
   *
   * @throws RefusedException if it refuses, fails or returns null
   */
  final <T> T makeOrRefuse(Supplier<@Nullable T> make) {
    try {
      T made = inContext(make::get);
      if (made != null) {
        return made;
      }
    } catch (RefusedException declined) {
      throw declined;
    } catch (Throwable thrown) {
      ProviderErrors.log(LOG, id + " failed", thrown);
      throw new RefusedException(
          id + " failed: it threw " + ProviderErrors.describe(thrown), thrown);
    }
    throw new RefusedException(id + " failed: it returned nothing");
  }

  /**
   * Calls an optional method of the plugin.
   *
   * @param otherwise the result if the method fails or returns null
   */
  final <T> T callOr(T otherwise, String failure, Supplier<@Nullable T> code) {
    try {
      T made = inContext(code::get);
      return made == null ? otherwise : made;
    } catch (Throwable thrown) {
      ProviderErrors.log(LOG, id + " " + failure, thrown);
      return otherwise;
    }
  }
}
