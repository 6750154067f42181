package org.gobang.ui.swing.present;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
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

  private static void refuse(Optional<RefusedException> why) {
    if (why.isPresent()) {
      throw why.get();
    }
  }

  @Override
  public Installable examine(Path plugin) {
    refuse(wrong);
    String origin = at(Objects.requireNonNull(plugin.getFileName()).toString());
    return new Installable(
        plugin.toAbsolutePath(),
        List.of(Installable.Service.PLAYER),
        "1.0",
        plugins.containsKey(origin) ? List.of(origin) : List.of());
  }

  @Override
  public String install(Installable plugin) {
    refuse(refusal);
    String origin = at(Objects.requireNonNull(plugin.file().getFileName()).toString());
    plugins.put(origin, crash.map(why -> new Refusal(origin, Refusal.CRASHED, why)));
    return origin;
  }

  @Override
  public boolean canRemove(String origin) {
    return origin.startsWith(FOLDER.toString());
  }

  @Override
  public void remove(String origin) {
    refuse(refusal);
    plugins.remove(origin);
  }

  @Override
  public boolean canDisable(String origin) {
    return plugins.containsKey(origin);
  }

  @Override
  public void disable(String origin) {
    refuse(refusal);
    plugins.put(origin, Optional.of(new Refusal(origin, Refusal.DISABLED, "off")));
  }

  @Override
  public void enable(String origin) {
    refuse(refusal);
    plugins.put(origin, Optional.empty());
  }
}
