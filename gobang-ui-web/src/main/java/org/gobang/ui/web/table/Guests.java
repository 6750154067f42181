package org.gobang.ui.web.table;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.gobang.api.Stone;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Preferences;

/**
 * The guests with seats at a table, saved across restarts. The name on the seat identifies a guest
 * in a game, also after the players have swapped colours.
 */
final class Guests {

  private static final int LONGEST = 40;

  private final Preferences preferences;
  private final String key;
  private final Map<Role, String> names = new EnumMap<>(Role.class);

  /**
   * Creates guests from the preferences of a table.
   *
   * @param key the prefix of the keys of this table
   */
  Guests(Preferences preferences, String key) {
    this.preferences = preferences;
    this.key = key;
    for (Role role : Role.SEATS) {
      preferences
          .get(key(role))
          .filter(name -> !name.isEmpty())
          .ifPresent(name -> names.put(role, name));
    }
  }

  private String key(Role role) {
    return key + "." + role.word();
  }

  /** Returns the name of the guest with a role, or empty without a guest. */
  synchronized Optional<String> name(Role role) {
    return Optional.ofNullable(names.get(role));
  }

  /** Adds a guest. A number is appended to a name already in use. */
  synchronized void add(Role role, String wanted) {
    String usual = cut(wanted.strip());
    String name = usual;
    for (int number = 2; names.containsValue(name); number++) {
      name = usual + " " + number;
    }
    names.put(role, name);
    preferences.put(key(role), name);
  }

  private static String cut(String name) {
    int points = name.codePointCount(0, name.length());
    return name.substring(0, name.offsetByCodePoints(0, Math.min(LONGEST, points)));
  }

  /** Removes a guest. */
  synchronized void remove(Role role) {
    names.remove(role);
    preferences.put(key(role), "");
  }

  /** Returns whether a seat belongs to a guest. */
  synchronized boolean isSeat(Seat seat) {
    return seat instanceof Seat.Human person && names.containsValue(person.name());
  }

  /**
   * Returns the role of the guest who plays a side, or empty without a guest or in an explored
   * game, which has the names of its original players.
   */
  Optional<Role> at(GameState state, Stone side) {
    return Role.SEATS.stream()
        .filter(any -> !state.explored())
        .filter(
            role ->
                name(role)
                    .filter(name -> state.seat(side).equals(new Seat.Human(name)))
                    .isPresent())
        .findFirst();
  }

  /** Returns whether two guests, or the owner and a guest, play each other. */
  boolean meet(GameState state) {
    return state.ended().isEmpty()
        && !state.explored()
        && state.black() instanceof Seat.Human
        && state.white() instanceof Seat.Human
        && !at(state, Stone.BLACK).equals(at(state, Stone.WHITE));
  }

  /** Returns a set-up without absent guests. */
  GameSetup without(Predicate<Role> absent, GameSetup setup) {
    return setup.between(
        without(absent, setup.seat(Stone.BLACK)), without(absent, setup.seat(Stone.WHITE)));
  }

  private Seat without(Predicate<Role> absent, Seat seat) {
    boolean free =
        Role.SEATS.stream()
            .filter(absent)
            .flatMap(role -> name(role).stream())
            .anyMatch(name -> seat.equals(new Seat.Human(name)));
    return free ? new Seat.Human("") : seat;
  }

  /** Returns whether the guest with a role plays a side. */
  boolean has(Role role, GameState state, Stone side) {
    return at(state, side).filter(role::equals).isPresent();
  }

  /**
   * Returns whether the visitor with a role is the human who plays a side. Always false for
   * spectators.
   */
  boolean isOf(Role role, GameState state, Stone side) {
    return role == Role.OWNER
        ? state.seat(side) instanceof Seat.Human && at(state, side).isEmpty()
        : has(role, state, side);
  }

  /**
   * Gives a guest the seat of the role if both sides are human and the guest has no seat yet.
   *
   * @param anyway whether the guest may also take the seat if a side is an engine
   */
  void seat(Role role, Game game, boolean anyway) {
    GameState state = game.state();
    Stone side = role.seat().orElseThrow();
    boolean people = state.black() instanceof Seat.Human && state.white() instanceof Seat.Human;
    boolean mine = has(role, state, Stone.BLACK) || has(role, state, Stone.WHITE);
    boolean free = at(state, side).isEmpty();
    if (!state.explored() && !mine && free && (anyway || people)) {
      name(role).ifPresent(name -> game.seat(side, new Seat.Human(name)));
    }
  }
}
