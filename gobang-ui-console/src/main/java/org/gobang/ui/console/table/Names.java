package org.gobang.ui.console.table;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.gobang.api.Label;
import org.gobang.api.Printable;
import org.gobang.api.Stone;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.text.PlayerNames;
import org.gobang.presentation.text.Texts;
import org.gobang.presentation.text.UnfinishedGameText;

/**
 * What rules and players are called. Every frame shows it, so plugins are asked once. Used on the
 * front end's thread alone.
 */
public final class Names {

  private final Workbench workbench;
  private final Texts texts;
  private final Map<String, String> rules = new HashMap<>();
  private final PlayerNames names;
  private final Map<String, String> players = new HashMap<>();
  private final Map<String, String> recorded = new HashMap<>();

  /** Names in the language of the words. */
  public Names(Workbench workbench, Texts texts) {
    this.workbench = workbench;
    this.texts = texts;
    this.names = new PlayerNames(workbench::plugins, texts);
  }

  /**
   * Plugins have changed: those that are there are asked anew, those that went keep their names.
   */
  public void changed(Plugins plugins) {
    rules.keySet().removeIf(id -> plugins.board(id).isPresent());
    players.keySet().removeIf(id -> plugins.player(id).isPresent());
    recorded.keySet().removeIf(name -> plugins.player(PlayerNames.id(name)).isPresent());
  }

  /** What rules are called. */
  public String rules(String id) {
    return rules.computeIfAbsent(
        id,
        unknown ->
            workbench
                .plugins()
                .board(id)
                .map(found -> name(found.provider()::label, id))
                .orElse(id));
  }

  /** What a player is called, without a level. */
  public String player(String id) {
    return players.computeIfAbsent(id, names::player);
  }

  /** Who a record says plays: the name of a person, or of a player with its level. */
  public String recorded(String name) {
    return recorded.computeIfAbsent(name, names::recorded);
  }

  private String name(Function<Locale, Label> plugin, String id) {
    return Explainer.ask(() -> plugin.apply(texts.locale()).name(), id);
  }

  /** Who plays a side: against a computer a person without a name is you. */
  public String seat(Seat seat, Seat other) {
    return seat instanceof Seat.Computer computer
        ? recorded(computer.who().recordName())
        : names.seat(seat, other);
  }

  /** A game that was left, in a sentence: who plays, and how far it has come. */
  public String unfinished(GameSetup left) {
    String black = seat(left.seat(Stone.BLACK), left.seat(Stone.WHITE));
    String white = seat(left.seat(Stone.WHITE), left.seat(Stone.BLACK));
    return Printable.of(texts.of("unfinished", UnfinishedGameText.text(left, black, white, texts)));
  }
}
