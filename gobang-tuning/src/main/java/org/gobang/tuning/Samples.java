package org.gobang.tuning;

import java.util.ArrayList;
import java.util.List;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;
import org.gobang.ai.search.threat.ForcedResult;

/**
 * The positions of games that the evaluation is fitted to, and others that it is judged by; both
 * are never of the same game.
 *
 * @param fitted nine in ten
 * @param heldOut the rest
 */
record Samples(List<Sample> fitted, List<Sample> heldOut) {

  private static final int ONE_IN = 10;

  /** How much a search says of the winner, against how the game went on. */
  private static final double SEARCH = 0.5;

  /** So much more of a search's value makes the odds of winning greater by a factor of e. */
  private static final double SEARCH_UNIT = 130;

  /** Takes the quiet positions of games. */
  static Samples of(Rules rules, List<SelfPlayGame> games) {
    EvaluationModel model = new EvaluationModel(rules);
    List<Sample> fitted = new ArrayList<>();
    List<Sample> heldOut = new ArrayList<>();
    for (int i = 0; i < games.size(); i++) {
      add(games.get(i), model, (i + 1) % ONE_IN == 0 ? heldOut : fitted);
    }
    return new Samples(fitted, heldOut);
  }

  private static void add(SelfPlayGame game, EvaluationModel model, List<Sample> samples) {
    SearchPosition position = new SearchPosition(model.rules(), FixedNodesEngine.SIZE);
    int sidesteps = game.sidesteps();
    for (SelfPlayGame.Ply ply : game.plies()) {
      if (ply.value() != SelfPlayGame.Ply.UNKNOWN && isQuiet(position)) {
        double search = EvaluationFit.chance(ply.value() / SEARCH_UNIT);
        // What became of the game says nothing of a position before a sidestep.
        double part = sidesteps == 0 ? SEARCH : 1;
        double target = part * search + (1 - part) * game.result(position.sideToMove());
        samples.add(model.sample(position, (float) target));
      }
      sidesteps -= ply.sidestep() ? 1 : 0;
      position.makeMove(ply.point());
    }
  }

  /** Whether a search settles for the evaluation of such a position. */
  static boolean isQuiet(SearchPosition position) {
    return ForcedResult.plies(position) == 0
        && position.count(position.sideToMove() ^ 1, Shape.FIVE) == 0;
  }
}
