package org.gobang.cluster.game;

import java.util.Optional;
import java.util.stream.IntStream;
import org.gobang.arena.play.PlayedGame;

/**
 * A game played on two machines.
 *
 * @param game its number
 * @param first the name of the machine that played the counted game
 * @param second the name of the other machine
 * @param difference the first move, from 1, that is another one; empty if the games are equal
 */
public record ReplayedGame(int game, String first, String second, Optional<Integer> difference) {

  static ReplayedGame of(
      int game, String first, PlayedGame played, String second, PlayedGame again) {
    boolean equal =
        played.moves().equals(again.moves())
            && played.result().winner().equals(again.result().winner())
            && played.result().ending() == again.result().ending();
    return new ReplayedGame(
        game, first, second, equal ? Optional.empty() : Optional.of(differs(played, again)));
  }

  private static int differs(PlayedGame played, PlayedGame again) {
    int common = Math.min(played.moves().size(), again.moves().size());
    return 1
        + IntStream.range(0, common)
            .filter(i -> !played.moves().get(i).equals(again.moves().get(i)))
            .findFirst()
            .orElse(common);
  }
}
