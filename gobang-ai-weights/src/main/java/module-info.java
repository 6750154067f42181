import org.gobang.ai.weights.LiveSleepProvider;
import org.gobang.ai.weights.NeighbourProvider;
import org.gobang.ai.weights.RewardsProvider;
import org.gobang.ai.weights.RunsProvider;
import org.gobang.ai.weights.ShapesProvider;
import org.gobang.api.evaluator.EvaluatorProvider;
import org.gobang.api.player.PlayerProvider;
import org.jspecify.annotations.NullMarked;

/**
 * Five published strategies as players and evaluators. Each assigns a weight to every vacant point
 * by the stones around it and plays the point with the greatest weight. They differ in the
 * classification of lines, in the weights and in the sum of the lines.
 *
 * <p>{@code WeightPlayer} plays a turn with the {@code Weigher} of the strategy: {@code RunWeigher}
 * implements three of them, each with its own {@code RunTable}; {@code ShapeWeigher} and {@code
 * NeighbourWeigher} implement one each. The package comment has a glossary and the sources.
 *
 * <p>Exports nothing: the players are found as services.
 */
@NullMarked
module org.gobang.ai.weights {
  requires org.gobang.api;
  requires static org.jspecify;

  provides PlayerProvider with
      LiveSleepProvider,
      RewardsProvider,
      RunsProvider,
      ShapesProvider,
      NeighbourProvider;
  provides EvaluatorProvider with
      LiveSleepProvider,
      RewardsProvider,
      RunsProvider,
      ShapesProvider,
      NeighbourProvider;
}
