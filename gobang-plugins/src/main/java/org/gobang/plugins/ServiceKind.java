package org.gobang.plugins;

import java.util.List;
import org.gobang.api.PluginProvider;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.evaluator.EvaluatorProvider;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.record.RecordFormat;
import org.gobang.api.render.RendererProvider;
import org.gobang.api.workbench.Service;

/**
 * A service: how its providers are loaded and checked.
 *
 * @param type the interface of its providers
 * @param word its name in messages
 * @param listed its value in the API
 * @param checker reads and checks a provider's description
 * @param <P> the kind of provider
 */
record ServiceKind<P extends PluginProvider>(
    Class<P> type, String word, Service listed, Checker<P> checker) {

  static final ServiceKind<BoardProvider> BOARD =
      new ServiceKind<>(BoardProvider.class, "board", Service.BOARD, CheckedBoardProvider::of);
  static final ServiceKind<PlayerProvider> PLAYER =
      new ServiceKind<>(PlayerProvider.class, "player", Service.PLAYER, CheckedPlayerProvider::of);
  static final ServiceKind<EvaluatorProvider> EVALUATOR =
      new ServiceKind<>(
          EvaluatorProvider.class, "evaluator", Service.EVALUATOR, CheckedEvaluatorProvider::of);
  static final ServiceKind<RendererProvider> RENDERER =
      new ServiceKind<>(
          RendererProvider.class, "front end", Service.RENDERER, CheckedRendererProvider::of);

  static final ServiceKind<RecordFormat> FORMAT =
      new ServiceKind<>(RecordFormat.class, "format", Service.FORMAT, CheckedRecordFormat::of);

  static final List<ServiceKind<?>> ALL = List.of(BOARD, PLAYER, EVALUATOR, RENDERER, FORMAT);

  /** Their names in module descriptors. */
  static final List<String> NAMES = ALL.stream().map(ServiceKind::name).toList();

  String name() {
    return type.getName();
  }

  /** Reads and checks the description of a provider. */
  @FunctionalInterface
  interface Checker<P extends PluginProvider> {

    /**
     * Calls the plugin, so it must be called behind the guard.
     *
     * @return the checked provider
     * @throws PluginRefusedException if the description is not valid
     */
    CheckedProvider<P> check(P plugin) throws PluginRefusedException;
  }
}
