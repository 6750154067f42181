import org.gobang.ai.weights.LiveSleepProvider;
import org.gobang.ai.weights.NeighbourProvider;
import org.gobang.ai.weights.RewardsProvider;
import org.gobang.ai.weights.RunsProvider;
import org.gobang.ai.weights.ShapesProvider;
import org.gobang.api.evaluator.EvaluatorProvider;
import org.gobang.api.player.PlayerProvider;
import org.jspecify.annotations.NullMarked;

/**
 * Five published strategies as players and as evaluators. Each weighs every vacant point by the
 * stones around it and plays the heaviest; they differ in how a line of stones is read, in the
 * weights, and in how the lines add up.
 *
 * <p>{@code WeightPlayer} plays a turn from beginning to end, with a {@code Weigher} for the
 * strategy: {@code RunWeigher} implements three of them, each with its own {@code RunTable}; {@code
 * ShapeWeigher} and {@code NeighbourWeigher} implement one each. The package comment has the
 * glossary and the programs they come from.
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
