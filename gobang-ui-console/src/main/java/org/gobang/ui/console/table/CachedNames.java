package org.gobang.ui.console.table;

import java.util.HashMap;
import java.util.Map;
import org.gobang.api.workbench.Plugins;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.PlayerNames;

/**
 * The names of players, kept: every frame shows some, and plugins are called for them. Used on the
 * front end's thread alone.
 */
public final class CachedNames {

  private final PlayerNames names;
  private final Map<String, String> players = new HashMap<>();

  /** Names as they are described. */
  public CachedNames(PositionDescriber describer) {
    this.names = describer.names();
  }

  /** Plugins have changed: players that went keep their names. */
  public void changed(Plugins plugins) {
    players.keySet().removeIf(id -> plugins.player(id).isPresent());
  }

  /** What a player is called, without a level. */
  public String player(String id) {
    return players.computeIfAbsent(id, names::player);
  }
}
