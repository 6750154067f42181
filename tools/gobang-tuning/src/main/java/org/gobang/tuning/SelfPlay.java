package org.gobang.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.threat.ForcedResult;

/**
 * Plays games of the engine against itself. A game is reproducible by its seed.
 *
 * <p>It starts with a random opening and ends when the shapes prove a win, as a search must also
 * evaluate positions on the way to longer wins. It deviates from the best move at random, so that
 * the evaluation also learns positions that occur only in a search.
 */
final class SelfPlay {

  /** The maximum length of a game in plies. Longer games are drawn. */
  static final int MAX_PLIES = 140;

  /** The average number of moves between two deviations. */
  private static final int BETWEEN_DEVIATIONS = 60;

  private SelfPlay() {}

  /**
   * Plays a game.
   *
   * @param nodes the node limit per move
   */
  static SelfPlayGame play(EvaluationWeights values, int nodes, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    FixedNodesEngine engine = new FixedNodesEngine(values, nodes);
    List<SelfPlayGame.Ply> plies = new ArrayList<>();
    for (int point : SelfPlayOpenings.open(engine, random)) {
      plies.add(new SelfPlayGame.Ply(point, SelfPlayGame.Ply.UNKNOWN, false));
    }
    SearchPosition position = engine.position();
    while (plies.size() < MAX_PLIES) {
      int forced = ForcedResult.plies(position);
      if (forced != 0) {
        return new SelfPlayGame(
            plies, forced > 0 ? position.sideToMove() : position.sideToMove() ^ 1);
      }
      FixedNodesEngine.Result result = engine.search();
      if (result.point() == SearchPosition.NOWHERE) {
        break;
      }
      boolean deviate =
          result.outcome() == 0 && engine.isQuiet() && random.nextInt(BETWEEN_DEVIATIONS) == 0;
      int point = deviate ? SelfPlayOpenings.promising(engine.moves(), random) : result.point();
      plies.add(new SelfPlayGame.Ply(point, result.value(), point != result.point()));
      engine.makeMove(point);
    }
    return new SelfPlayGame(plies, SearchPosition.NOWHERE);
  }
}
