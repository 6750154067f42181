package org.gobang.ui.console.table;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.gobang.api.Label;
import org.gobang.api.Stone;
import org.gobang.api.render.GameSetup;
import org.gobang.api.render.Plugins;
import org.gobang.api.render.Seat;
import org.gobang.api.render.Workbench;

/**
 * What rules and players are called. Every frame shows it, so plugins are asked once. Used on the
 * front end's thread alone.
 */
public final class Names {

  private final Workbench workbench;
  private final Words words;
  private final Map<String, String> rules = new HashMap<>();
  private final Map<String, String> players = new HashMap<>();

  /** Names in the language of the words. */
  public Names(Workbench workbench, Words words) {
    this.workbench = workbench;
    this.words = words;
  }

  /**
   * Plugins have changed: those that are there are asked anew, those that went keep their names.
   */
  public void changed(Plugins plugins) {
    rules.keySet().removeIf(id -> plugins.board(id).isPresent());
    players.keySet().removeIf(id -> plugins.player(id).isPresent());
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

  /** What a player is called. */
  public String player(String id) {
    return players.computeIfAbsent(
        id,
        unknown ->
            workbench
                .plugins()
                .player(id)
                .map(found -> name(found.provider()::label, id))
                .orElse(id));
  }

  private String name(Function<Locale, Label> plugin, String id) {
    return Explainer.ask(() -> plugin.apply(words.locale()).name(), id);
  }

  /** Who sits somewhere: a person without a name is you, unless the other side is a person too. */
  public String seat(Seat seat, Seat other) {
    if (seat instanceof Seat.Computer computer) {
      return player(computer.who().player());
    }
    String name = ((Seat.Human) seat).name();
    if (!name.isBlank()) {
      // A record names a computer by its id.
      return player(name);
    }
    return words.of(other instanceof Seat.Computer ? "you" : "person");
  }

  /** A game that was left, in a sentence: who plays, and how far it has come. */
  public String unfinished(GameSetup left) {
    String black = seat(left.seat(Stone.BLACK), left.seat(Stone.WHITE));
    String white = seat(left.seat(Stone.WHITE), left.seat(Stone.BLACK));
    return Words.printable(words.of("unfinished", black, white, left.path().size()));
  }
}
