import org.gobang.ai.weights.LiveSleepProvider;
import org.gobang.ai.weights.NeighbourProvider;
import org.gobang.ai.weights.RewardsProvider;
import org.gobang.ai.weights.RunsProvider;
import org.gobang.ai.weights.ShapesProvider;
import org.gobang.api.evaluator.EvaluatorProvider;
import org.gobang.api.player.PlayerProvider;
import org.jspecify.annotations.NullMarked;

/**
 * Five published strategies as players and evaluators. Each weights every vacant point by the
 * surrounding stones and plays the point with the greatest weight. The strategies differ in the
 * classification of lines, in the weights and in the combination of the lines.
 *
 * <p>{@code WeightPlayer} plays a turn with the {@code Weigher} of the strategy: {@code RunWeigher}
 * implements three strategies, each with a separate {@code RunTable}; {@code ShapeWeigher} and
 * {@code NeighbourWeigher} implement one each. The package comment has a glossary and the sources.
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
