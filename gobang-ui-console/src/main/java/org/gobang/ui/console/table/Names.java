package org.gobang.ui.console.table;

import java.util.HashMap;
import java.util.Map;
import org.gobang.api.Printable;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Plugins;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.PlayerNames;
import org.gobang.presentation.text.Texts;
import org.gobang.presentation.text.UnfinishedGameText;

/**
 * The names of players, kept: every frame shows some, and plugins are called for them. Used on the
 * front end's thread alone.
 */
public final class Names {

  private final PlayerNames names;
  private final Texts texts;
  private final Map<String, String> players = new HashMap<>();

  /** Names as they are described. */
  public Names(PositionDescriber describer) {
    this.names = describer.names();
    this.texts = describer.texts();
  }

  /** Plugins have changed: players that went keep their names. */
  public void changed(Plugins plugins) {
    players.keySet().removeIf(id -> plugins.player(id).isPresent());
  }

  /** What a player is called, without a level. */
  public String player(String id) {
    return players.computeIfAbsent(id, names::player);
  }

  /** An unfinished game in a sentence: who plays, and how far it has come. */
  public String unfinished(GameSetup left) {
    return Printable.of(texts.of("unfinished", UnfinishedGameText.of(left, names, texts)));
  }
}
