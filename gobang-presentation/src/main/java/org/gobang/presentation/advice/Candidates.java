package org.gobang.presentation.advice;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gobang.api.Stone;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Plugins;

/**
 * Lists the players available for questions about a position, in order of preference. If a player
 * refuses the position, the next one is asked.
 */
final class Candidates {

  private final Map<String, PlayerSpec> players = new LinkedHashMap<>();

  private Candidates() {}

  /**
   * Returns the players for a hint, strongest first, with default options regardless of the game
   * settings.
   */
  static Deque<PlayerSpec> forHint(Plugins plugins) {
    return new Candidates().andAll(plugins.playersByPriority());
  }

  /** Returns the engines of a game with their options, the opponent of the side to move first. */
  static Deque<PlayerSpec> computers(GameState state) {
    return new ArrayDeque<>(of(state).players.values());
  }

  /** Returns the engines of a game, followed by all other players. */
  static Deque<PlayerSpec> all(GameState state, Plugins plugins) {
    return of(state).andAll(plugins.players());
  }

  private static Candidates of(GameState state) {
    Candidates candidates = new Candidates();
    Stone toMove = state.toMove();
    candidates.add(state.seat(toMove.opponent()));
    candidates.add(state.seat(toMove));
    return candidates;
  }

  private void add(Seat seat) {
    if (seat instanceof Seat.Computer computer) {
      players.putIfAbsent(computer.who().player(), computer.who());
    }
  }

  private Deque<PlayerSpec> andAll(List<DiscoveredPlugin<PlayerProvider>> all) {
    for (DiscoveredPlugin<PlayerProvider> found : all) {
      players.putIfAbsent(found.id(), new PlayerSpec(found.id(), Map.of(), 0, false));
    }
    return new ArrayDeque<>(players.values());
  }
}
