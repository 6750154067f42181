package org.gobang.arena.play;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.player.Score;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;
import org.gobang.game.GameAdjudicator;

/** Adjudicates a game. */
final class Adjudicator implements GameAdjudicator {

  /** The win rate up to which a position counts as lost. */
  private static final double LOST_RATE = 0.05;

  private final Adjudication rules;

  /** For each side, the number of consecutive moves with a lost evaluation. */
  private final Map<Stone, Integer> lost = new EnumMap<>(Stone.class);

  Adjudicator(Adjudication rules) {
    this.rules = rules;
  }

  @Override
  public Optional<Result> adjudicate(Board board, Optional<Score> score) {
    List<Move> moves = board.moves();
    if (moves.get(moves.size() - 1) instanceof Move.Choose) {
      // The players may have swapped colours, so counting restarts.
      lost.clear();
      return Optional.empty();
    }
    Optional<Result> resigned = resigned(moves.get(moves.size() - 1).stone(), score);
    return resigned.isPresent() ? resigned : drawn(moves);
  }

  private Optional<Result> resigned(Stone moved, Optional<Score> score) {
    return rules
        .resign()
        .flatMap(
            resign -> {
              boolean isLost = score.filter(said -> isLost(said, resign)).isPresent();
              int times = isLost ? lost.merge(moved, 1, Integer::sum) : 0;
              lost.put(moved, times);
              return times < resign.moves()
                  ? Optional.empty()
                  : Optional.of(
                      new Result(
                          Optional.of(moved.opponent()),
                          Ending.ADJUDICATED,
                          "the loser called its position lost " + times + " times in a row"));
            });
  }

  private static boolean isLost(Score score, Adjudication.Resign resign) {
    if (score instanceof Score.WinRate rate) {
      return resign.score().isPresent() && rate.probability() <= LOST_RATE;
    }
    return score instanceof Score.LossIn
        || (score instanceof Score.Estimate estimate
            && resign.score().filter(limit -> estimate.value() <= limit).isPresent());
  }

  /** Returns a draw if the game is too long. Choices of an opening do not count as moves. */
  private Optional<Result> drawn(List<Move> moves) {
    return rules
        .drawAfter()
        .filter(limit -> moves.size() >= limit)
        .filter(
            limit -> moves.stream().filter(move -> !(move instanceof Move.Choose)).count() >= limit)
        .map(
            limit ->
                new Result(
                    Optional.empty(), Ending.ADJUDICATED, "a draw after " + limit + " moves"));
  }
}
