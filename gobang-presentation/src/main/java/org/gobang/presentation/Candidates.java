package org.gobang.presentation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import org.gobang.api.Stone;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.render.Found;
import org.gobang.api.render.GameState;
import org.gobang.api.render.Plugins;
import org.gobang.api.render.Seat;
import org.gobang.api.render.WhoPlays;

/**
 * The players that can be asked about a position, in order. One that does not play there is refused
 * when it is asked, and the next is asked.
 */
final class Candidates {

  /** The strongest players first; they are asked before those that are not named here. */
  private static final String[] STRONGEST = {"search", "shapes"};

  private final Map<String, WhoPlays> players = new LinkedHashMap<>();

  private Candidates() {}

  /** For a hint: each with its initial options, however it is set in the game; strongest first. */
  static Deque<WhoPlays> forHint(Plugins plugins) {
    Candidates candidates = new Candidates();
    for (String id : STRONGEST) {
      if (plugins.player(id).isPresent()) {
        candidates.add(id);
      }
    }
    return candidates.andAll(plugins);
  }

  /** The computers of a game as they are set, the opponent of the side to move first. */
  static Deque<WhoPlays> computers(GameState state) {
    return new ArrayDeque<>(of(state).players.values());
  }

  /** The computers of a game, and then all other players. */
  static Deque<WhoPlays> all(GameState state, Plugins plugins) {
    return of(state).andAll(plugins);
  }

  private static Candidates of(GameState state) {
    Candidates candidates = new Candidates();
    Stone toMove = state.board().toMove();
    candidates.add(state.seat(toMove.opponent()));
    candidates.add(state.seat(toMove));
    return candidates;
  }

  private void add(Seat seat) {
    if (seat instanceof Seat.Computer computer) {
      players.putIfAbsent(computer.who().player(), computer.who());
    }
  }

  private void add(String id) {
    players.putIfAbsent(id, new WhoPlays(id, Map.of(), 0, false));
  }

  private Deque<WhoPlays> andAll(Plugins plugins) {
    for (Found<PlayerProvider> found : plugins.players()) {
      add(found.id());
    }
    return new ArrayDeque<>(players.values());
  }
}
