package org.gobang.tuning;

import java.util.ArrayList;
import java.util.List;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;
import org.gobang.ai.search.threat.ForcedResult;

/**
 * Positions of games for a fit and for validation. A game is in only one of the two.
 *
 * @param <S> the type of a sample
 * @param fitted the positions of 90% of the games
 * @param heldOut the rest
 */
record Samples<S>(List<S> fitted, List<S> heldOut) {

  /** The interval between held-out games. */
  private static final int HOLD_OUT_EVERY = 10;

  /** The weight of the search's value in the target. The game's result has the remaining weight. */
  private static final double SEARCH_PART = 0.3;

  /** Creates an empty set. */
  Samples() {
    this(new ArrayList<>(), new ArrayList<>());
  }

  /** Adds a sample. */
  void add(S sample, boolean isHeldOut) {
    (isHeldOut ? heldOut : fitted).add(sample);
  }

  /** Returns the number of samples. */
  int size() {
    return fitted.size() + heldOut.size();
  }

  /** Receives positions of games. */
  @FunctionalInterface
  interface Visitor {

    /**
     * Receives a quiet position, valid only during the call.
     *
     * @param target the probability that the side to move wins
     * @param heldOut whether the game is held out
     */
    void visit(SearchPosition position, double target, boolean heldOut);
  }

  /**
   * Returns the samples of the quiet positions of games.
   *
   * @param rounds the games, grouped by the evaluation used to play them; the calibration of search
   *     values is fitted to each group
   */
  static Samples<Sample> of(Rules rules, List<List<SelfPlayGame>> rounds) {
    EvaluationModel model = new EvaluationModel(rules);
    Samples<Sample> samples = new Samples<>();
    visit(
        EvaluationWeights.of(rules),
        rounds,
        (position, target, isHeldOut) ->
            samples.add(model.sample(position, (float) target), isHeldOut));
    return samples;
  }

  /**
   * Passes the quiet positions of games to a visitor.
   *
   * @param weights the evaluation that the positions have
   * @param rounds as in {@link #of}
   */
  static void visit(EvaluationWeights weights, List<List<SelfPlayGame>> rounds, Visitor visitor) {
    for (List<SelfPlayGame> games : rounds) {
      double slope = searchCalibration(games).slope();
      for (int i = 0; i < games.size(); i++) {
        SearchPosition empty = new SearchPosition(weights, FixedNodesEngine.SIZE);
        visit(games.get(i), slope, empty, isHeldOut(i), visitor);
      }
    }
  }

  /** Returns whether the game with a number is held out. */
  static boolean isHeldOut(int game) {
    return (game + 1) % HOLD_OUT_EVERY == 0;
  }

  /** Returns the calibration of unproven search values. */
  static Calibration searchCalibration(List<SelfPlayGame> games) {
    return Calibration.fit(
        games.stream().map(Samples::searched).filter(values -> !values.isEmpty()).toList());
  }

  private static List<QuietPosition> searched(SelfPlayGame game) {
    List<QuietPosition> values = new ArrayList<>();
    int deviations = game.deviations();
    for (int i = 0; i < game.plies().size(); i++) {
      SelfPlayGame.Ply ply = game.plies().get(i);
      if (deviations == 0 && Math.abs((long) ply.value()) < FixedNodesEngine.PROVEN) {
        values.add(
            new QuietPosition(
                i % 2, ply.value() / EvaluationWeights.UNIT, game.result(i % 2), false));
      }
      deviations -= ply.deviation() ? 1 : 0;
    }
    return values;
  }

  private static void visit(
      SelfPlayGame game, double slope, SearchPosition position, boolean heldOut, Visitor visitor) {
    int deviations = game.deviations();
    for (SelfPlayGame.Ply ply : game.plies()) {
      if (ply.value() != SelfPlayGame.Ply.UNKNOWN && isQuiet(position)) {
        double search = EvaluationFit.probability(slope * ply.value() / EvaluationWeights.UNIT);
        // The game's result is irrelevant for a position before a deviation.
        double part = deviations == 0 ? SEARCH_PART : 1;
        double target = part * search + (1 - part) * game.result(position.sideToMove());
        visitor.visit(position, target, heldOut);
      }
      deviations -= ply.deviation() ? 1 : 0;
      position.makeMove(ply.point());
    }
  }

  /** Returns whether a search evaluates a position statically. */
  static boolean isQuiet(SearchPosition position) {
    return ForcedResult.plies(position) == 0
        && position.count(position.sideToMove() ^ 1, Shape.FIVE) == 0;
  }
}
