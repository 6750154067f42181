package org.gobang.presentation.text;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Plugins;
import org.gobang.presentation.support.PluginCall;

/**
 * Provides the display names of players from their plugins, with levels. It has no state, so any
 * thread may use it.
 *
 * @param plugins the current plugins
 * @param texts in the language of the names
 */
public record PlayerNames(Supplier<Plugins> plugins, Texts texts) {

  private static final String SET = ":" + Option.LEVEL + "=";

  /** Returns the id of a player named in a record, without its level. */
  public static String id(String recordName) {
    int colon = recordName.indexOf(SET);
    return colon < 0 ? recordName : recordName.substring(0, colon);
  }

  /** Returns the level of a player named in a record, if any. */
  static Optional<String> level(String recordName) {
    int colon = recordName.indexOf(SET);
    return colon < 0 ? Optional.empty() : Optional.of(recordName.substring(colon + SET.length()));
  }

  /** Returns the strength of the player of a seat as text; empty for a human. */
  public Optional<String> strength(Seat seat) {
    if (!(seat instanceof Seat.Computer computer)) {
      return Optional.empty();
    }
    PlayerSpec who = computer.who();
    return plugins
        .get()
        .player(who.player())
        .map(found -> PlayerRatings.elo(found.provider(), who.options()))
        .map(elo -> PlayerRatings.text(elo, texts));
  }

  /**
   * Returns the name of the player of a seat.
   *
   * @param opponent the other seat: against an engine, a human without a name is called You
   */
  public String seat(Seat seat, Seat opponent) {
    if (seat instanceof Seat.Computer computer) {
      return recorded(computer.who().recordName());
    }
    String name = ((Seat.Human) seat).name();
    return name.isBlank() && isComputer(opponent) ? texts.of("you") : recorded(name);
  }

  /** Returns whether an engine has a seat, or had it in a recorded game. */
  private boolean isComputer(Seat seat) {
    return !(seat instanceof Seat.Human human)
        || plugins.get().player(id(human.name())).isPresent()
        || level(human.name()).isPresent();
  }

  /**
   * Returns the display name of a player named in a record.
   *
   * @param name the name of a human, which may be blank, or {@link PlayerSpec#recordName}
   * @return the name of the plugin with the level, or the unchanged name without such a plugin
   */
  public String recorded(String name) {
    if (name.isBlank()) {
      return texts.of("person");
    }
    String id = id(name);
    return plugins
        .get()
        .player(id)
        .map(found -> named(found.provider(), id, name.substring(id.length())))
        .orElse(name);
  }

  /**
   * Returns the display name of a player with options, as in a tournament.
   *
   * @param spec a {@link PlayerSpec} as text
   * @return the result of {@link #recorded}, or the name of the plugin followed by the options
   */
  public String specified(String spec) {
    String known = recorded(spec);
    int colon = spec.indexOf(':');
    return colon < 0 || !known.equals(spec)
        ? known
        : plugins
            .get()
            .player(spec.substring(0, colon))
            .map(found -> player(found.provider(), spec.substring(0, colon)))
            .map(name -> name + " (" + spec.substring(colon + 1) + ")")
            .orElse(spec);
  }

  private String named(PlayerProvider player, String id, String set) {
    String name = player(player, id);
    Optional<String> level =
        set.isEmpty()
            ? PluginCall.of(() -> usualLevel(player), Optional.<String>empty())
            : Optional.of(set.substring(SET.length()));
    return level.map(each -> texts.of("level", name, each)).orElse(name);
  }

  private static Optional<String> usualLevel(PlayerProvider player) {
    return player.options().stream()
        .filter(option -> option.key().equals(Option.LEVEL))
        .map(Option::initialText)
        .findFirst();
  }

  /**
   * Returns a description of an unfinished game: the players, the number of moves and, if an
   * earlier position is shown, the number of its last move.
   *
   * @return for example {@code You - Search, 4 moves, left at the start}
   */
  public String unfinished(GameSetup left) {
    int shown = MoveNumber.of(left.record(), left.path());
    String key = left.path().equals(left.line()) ? "left" : shown == 0 ? "left.start" : "left.move";
    return texts.of(
        key,
        seat(left.black(), left.white()),
        seat(left.white(), left.black()),
        MoveNumber.of(left.record(), left.line()),
        shown);
  }

  /** Returns the names of all players by id, in the order of the plugins. */
  public Map<String, String> all() {
    Map<String, String> names = new LinkedHashMap<>();
    plugins.get().players().forEach(found -> names.put(found.id(), player(found.id())));
    return names;
  }

  /** Returns the name of a player, without a level. */
  public String player(String id) {
    return plugins.get().player(id).map(found -> player(found.provider(), id)).orElse(id);
  }

  private String player(PlayerProvider player, String id) {
    return PluginCall.of(() -> player.label(texts.locale()), new Label(id, "")).name();
  }
}
