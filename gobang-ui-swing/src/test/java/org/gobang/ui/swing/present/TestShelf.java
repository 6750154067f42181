package org.gobang.ui.swing.present;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import org.gobang.api.RefusedException;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Installable;
import org.gobang.api.workbench.PluginShelf;
import org.gobang.api.workbench.Refusal;

/** A shelf on no disk: each plugin on it brings a player that is called as its file. */
public final class TestShelf implements PluginShelf {

  public static final Path FOLDER = Path.of("own").toAbsolutePath();

  /** By origin, why it is not in use; empty if it is. */
  public final Map<String, Optional<Refusal>> plugins = new LinkedHashMap<>();

  /** What is found wrong with what is examined. */
  Optional<RefusedException> wrong = Optional.empty();

  /** Why nothing can be changed. */
  Optional<RefusedException> refusal = Optional.empty();

  /** What becomes of what is installed. */
  Optional<String> crash = Optional.empty();

  static String at(String name) {
    return FOLDER.resolve(name).toString();
  }

  List<DiscoveredPlugin<PlayerProvider>> players() {
    List<DiscoveredPlugin<PlayerProvider>> players = new ArrayList<>();
    plugins.forEach(
        (origin, why) -> {
          if (why.isEmpty()) {
            String id = PluginRows.file(origin).replaceFirst("(?i)[.]jar$", "");
            players.add(new DiscoveredPlugin<>(id, new TestBench.Deep(id), "1.0", origin));
          }
        });
    return players;
  }

  List<Refusal> refused() {
    return plugins.values().stream().flatMap(Optional::stream).toList();
  }

  @Override
  public Optional<Path> folder() {
    return Optional.of(FOLDER);
  }

  private static <T> CompletionStage<T> stage(
      Optional<RefusedException> refused, Supplier<T> task) {
    return refused
        .<CompletionStage<T>>map(CompletableFuture::failedFuture)
        .orElseGet(() -> CompletableFuture.completedStage(task.get()));
  }

  private CompletionStage<Void> change(Runnable change) {
    return stage(refusal, () -> "").thenAccept(any -> change.run());
  }

  @Override
  public CompletionStage<Installable> examine(Path plugin) {
    String origin = at(Objects.requireNonNull(plugin.getFileName()).toString());
    return stage(
        wrong,
        () ->
            new Installable(
                plugin.toAbsolutePath(),
                List.of(Installable.Service.PLAYER),
                "1.0",
                plugins.containsKey(origin) ? List.of(origin) : List.of()));
  }

  @Override
  public CompletionStage<String> install(Installable plugin) {
    String origin = at(Objects.requireNonNull(plugin.file().getFileName()).toString());
    return stage(
        refusal,
        () -> {
          plugins.put(origin, crash.map(why -> new Refusal(origin, Refusal.CRASHED, why)));
          return origin;
        });
  }

  @Override
  public boolean canRemove(String origin) {
    return origin.startsWith(FOLDER.toString());
  }

  @Override
  public CompletionStage<Void> remove(String origin) {
    return change(() -> plugins.remove(origin));
  }

  @Override
  public boolean canDisable(String origin) {
    return plugins.containsKey(origin);
  }

  @Override
  public CompletionStage<Void> disable(String origin) {
    return change(
        () -> plugins.put(origin, Optional.of(new Refusal(origin, Refusal.DISABLED, "off"))));
  }

  @Override
  public CompletionStage<Void> enable(String origin) {
    return change(() -> plugins.put(origin, Optional.empty()));
  }
}
