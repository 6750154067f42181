package org.gobang.cluster.game;

import java.util.Optional;
import java.util.stream.IntStream;
import org.gobang.arena.play.GamePlayed;

/**
 * A game that was played twice, on two machines.
 *
 * @param game its number
 * @param first the name of the machine whose game counts
 * @param second the name of the other machine
 * @param difference the first move, from 1, that is another one; empty if the games are equal
 */
public record Repetition(int game, String first, String second, Optional<Integer> difference) {

  static Repetition of(int game, String first, GamePlayed played, String second, GamePlayed again) {
    boolean equal =
        played.moves().equals(again.moves())
            && played.result().winner().equals(again.result().winner())
            && played.result().ending() == again.result().ending();
    return new Repetition(
        game, first, second, equal ? Optional.empty() : Optional.of(differs(played, again)));
  }

  private static int differs(GamePlayed played, GamePlayed again) {
    int common = Math.min(played.moves().size(), again.moves().size());
    return 1
        + IntStream.range(0, common)
            .filter(i -> !played.moves().get(i).equals(again.moves().get(i)))
            .findFirst()
            .orElse(common);
  }
}
