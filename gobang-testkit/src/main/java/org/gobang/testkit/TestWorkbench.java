package org.gobang.testkit;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import org.gobang.api.RefusedException;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Preferences;
import org.gobang.api.workbench.Service;
import org.gobang.api.workbench.Subscription;
import org.gobang.api.workbench.Workbench;
import org.gobang.api.workbench.WorkbenchListener;
import org.gobang.api.workbench.WorkbenchService;

/** A workbench with rules and preferences only. It has no services and cannot open games. */
final class TestWorkbench implements Workbench, Preferences {

  private final Map<String, String> kept = new ConcurrentHashMap<>();

  @Override
  public Optional<GameSetup> request() {
    return Optional.empty();
  }

  @Override
  public CompletionStage<Game> open(GameSetup setup) {
    return CompletableFuture.failedFuture(new RefusedException("the testkit opens no games"));
  }

  @Override
  public Plugins plugins() {
    List<DiscoveredPlugin<BoardProvider>> boards =
        TestBoards.found().stream()
            .map(rules -> new DiscoveredPlugin<>(rules.id(), rules, "", DiscoveredPlugin.BUNDLED))
            .toList();
    return Plugins.NONE.with(Service.BOARD, boards);
  }

  @Override
  public Preferences preferences() {
    return this;
  }

  @Override
  public Subscription listen(WorkbenchListener listener) {
    return () -> {};
  }

  @Override
  public <T extends WorkbenchService> Optional<T> service(Class<T> type) {
    return Optional.empty();
  }

  @Override
  public Locale locale() {
    return Locale.ENGLISH;
  }

  @Override
  public Optional<String> get(String key) {
    return Optional.ofNullable(kept.get(key));
  }

  @Override
  public void put(String key, String value) {
    if (key.isBlank()) {
      throw new IllegalArgumentException("a preference has a key");
    }
    kept.put(key, value);
  }
}
