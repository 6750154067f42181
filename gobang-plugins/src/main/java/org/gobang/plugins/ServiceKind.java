package org.gobang.plugins;

import java.util.List;
import java.util.function.Function;
import org.gobang.api.LocalizedText;
import org.gobang.api.PluginProvider;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.evaluator.EvaluatorProvider;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.record.RecordFormat;
import org.gobang.api.render.RendererProvider;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.api.workbench.PluginMetadata.ListedProvider;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;
import org.gobang.api.workbench.Service;

/**
 * A service, with the methods for loading and checking providers.
 *
 * @param type the interface of its providers
 * @param listed its value in the API
 * @param checker reads and checks a provider's description
 * @param <P> the kind of provider
 */
record ServiceKind<P extends PluginProvider>(Class<P> type, Service listed, Checker<P> checker) {

  static final ServiceKind<BoardProvider> BOARD =
      new ServiceKind<>(BoardProvider.class, Service.BOARD, CheckedBoardProvider::new);
  static final ServiceKind<PlayerProvider> PLAYER =
      new ServiceKind<>(PlayerProvider.class, Service.PLAYER, CheckedPlayerProvider::new);
  static final ServiceKind<EvaluatorProvider> EVALUATOR =
      new ServiceKind<>(EvaluatorProvider.class, Service.EVALUATOR, CheckedEvaluatorProvider::new);
  static final ServiceKind<RendererProvider> RENDERER =
      new ServiceKind<>(RendererProvider.class, Service.RENDERER, CheckedRendererProvider::new);

  static final ServiceKind<RecordFormat> FORMAT =
      new ServiceKind<>(RecordFormat.class, Service.FORMAT, CheckedRecordFormat::new);

  static final List<ServiceKind<?>> ALL = List.of(BOARD, PLAYER, EVALUATOR, RENDERER, FORMAT);

  /** The names of the services in module descriptors. */
  static final List<String> NAMES = ALL.stream().map(ServiceKind::name).toList();

  String name() {
    return type.getName();
  }

  /** Returns the name of the service in messages. */
  LocalizedText word() {
    return PluginRefusedException.text("service." + listed.word());
  }

  /** Returns the text that refers to the provider in messages. */
  LocalizedText its() {
    return PluginRefusedException.text("its", word());
  }

  /** Returns the plugins of all services. */
  static Plugins plugins(Function<ServiceKind<?>, List<? extends DiscoveredPlugin<?>>> found) {
    Plugins plugins = Plugins.NONE;
    for (ServiceKind<?> service : ALL) {
      plugins = plugins.with(service.listed(), found.apply(service));
    }
    return plugins;
  }

  /** Returns the providers of this service listed in the metadata of a plugin. */
  List<ListedProvider> listedIn(PluginMetadata metadata) {
    return metadata.providers().stream()
        .filter(each -> each.service().equals(listed.word()))
        .toList();
  }

  /** Checks that no accepted provider has the same id or an extension of a new provider. */
  void checkFree(DiscoveredPlugin<?> found, List<DiscoveredPlugin<?>> accepted)
      throws PluginRefusedException {
    checkFree(found, accepted, Refusal.ID_TAKEN, each -> List.of(each.id()));
    checkFree(found, accepted, Refusal.EXTENSION_TAKEN, ServiceKind::extensions);
  }

  private void checkFree(
      DiscoveredPlugin<?> found,
      List<DiscoveredPlugin<?>> accepted,
      String kind,
      Function<DiscoveredPlugin<?>, List<String>> names)
      throws PluginRefusedException {
    for (String name : names.apply(found)) {
      for (DiscoveredPlugin<?> each : accepted) {
        if (names.apply(each).contains(name)) {
          throw new PluginRefusedException(kind, name, owner(found, each));
        }
      }
    }
  }

  private static List<String> extensions(DiscoveredPlugin<?> found) {
    return found.provider() instanceof RecordFormat format ? format.extensions() : List.of();
  }

  private LocalizedText owner(DiscoveredPlugin<?> found, DiscoveredPlugin<?> by) {
    String key =
        by.origin().equals(DiscoveredPlugin.BUNDLED)
            ? "owner.bundled"
            : by.origin().equals(found.origin()) ? "owner.same" : "owner.other";
    return PluginRefusedException.text(key, word(), by.origin());
  }

  /** Reads and checks the description of a provider. */
  @FunctionalInterface
  interface Checker<P extends PluginProvider> {

    /**
     * Returns the checked provider. Calls the plugin and must run in a {@link ProviderGuard}.
     *
     * @return the checked provider
     * @throws PluginRefusedException if the description is not valid
     */
    P check(P plugin) throws PluginRefusedException;
  }
}
