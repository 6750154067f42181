package org.gobang.tuning;

import java.util.ArrayList;
import java.util.List;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;
import org.gobang.ai.search.threat.ForcedResult;

/**
 * Positions of games: those that the evaluation is fitted to, and those held out for validation.
 * Both are never of the same game.
 *
 * @param fitted nine in ten
 * @param heldOut the rest
 */
record Samples(List<Sample> fitted, List<Sample> heldOut) {

  private static final int HOLD_OUT_EVERY = 10;

  /** The weight of the search's value in the target; the game's result has the rest. */
  private static final double SEARCH_PART = 0.5;

  /** The difference of a search's value that raises the odds of winning by a factor of e. */
  private static final double SEARCH_UNIT = 130;

  /** Takes the quiet positions of games. */
  static Samples of(Rules rules, List<SelfPlayGame> games) {
    EvaluationModel model = new EvaluationModel(rules);
    List<Sample> fitted = new ArrayList<>();
    List<Sample> heldOut = new ArrayList<>();
    for (int i = 0; i < games.size(); i++) {
      add(games.get(i), model, (i + 1) % HOLD_OUT_EVERY == 0 ? heldOut : fitted);
    }
    return new Samples(fitted, heldOut);
  }

  private static void add(SelfPlayGame game, EvaluationModel model, List<Sample> samples) {
    SearchPosition position = new SearchPosition(model.rules(), FixedNodesEngine.SIZE);
    int deviations = game.deviations();
    for (SelfPlayGame.Ply ply : game.plies()) {
      if (ply.value() != SelfPlayGame.Ply.UNKNOWN && isQuiet(position)) {
        double search = EvaluationFit.probability(ply.value() / SEARCH_UNIT);
        // The game's result means nothing for a position before a deviation.
        double part = deviations == 0 ? SEARCH_PART : 1;
        double target = part * search + (1 - part) * game.result(position.sideToMove());
        samples.add(model.sample(position, (float) target));
      }
      deviations -= ply.deviation() ? 1 : 0;
      position.makeMove(ply.point());
    }
  }

  /** Whether a search evaluates such a position statically. */
  static boolean isQuiet(SearchPosition position) {
    return ForcedResult.plies(position) == 0
        && position.count(position.sideToMove() ^ 1, Shape.FIVE) == 0;
  }
}
