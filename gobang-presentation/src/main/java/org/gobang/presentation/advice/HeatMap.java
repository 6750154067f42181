package org.gobang.presentation.advice;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Weights;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.player.PlayerQuery;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.PositionKey;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.task.CurrentTask;

/**
 * A heat map: a player's weights for the points in each position of a game. The engine to move
 * reports weights without a request. Otherwise players are asked one after another until one
 * reports weights.
 *
 * <p>Use only on the interface thread.
 */
public final class HeatMap implements AutoCloseable {

  private static final Budget BUDGET = Budget.of(new Budget.Limit.Nodes(20_000));

  /** The source of the weights. */
  public sealed interface Source {

    /** The sources that depend on the game. */
    enum OfGame implements Source {
      /** No weights. */
      OFF,
      /** The engines in the game, the opponent of the side to move first. */
      COMPUTERS,
      /** The engines in the game, then all other players with weights. */
      ANY
    }

    /** A specific player, in the game or not. */
    record One(PlayerSpec who) implements Source {}
  }

  private final InterfaceContext context;
  private final Consumer<PlayerWeights> weighed;
  private final Consumer<String> failed;
  private Source source = Source.OfGame.OFF;
  private final CurrentTask<PlayerQuery.Findings> running;
  private Optional<PositionKey> askedAt = Optional.empty();
  private Optional<PlayerWeights> answer = Optional.empty();

  /**
   * Creates a heat map that is off.
   *
   * @param weighed receives weights for the position on the interface thread
   * @param failed receives there the reason of the last player, which may be empty, if no player
   *     has weights for the position; the heat map is then off
   */
  public HeatMap(
      InterfaceContext context, Consumer<PlayerWeights> weighed, Consumer<String> failed) {
    this.context = context;
    this.weighed = weighed;
    this.failed = failed;
    this.running = new CurrentTask<>(context.executor());
  }

  /** Returns the source of the weights. */
  public Source source() {
    return source;
  }

  /** Returns whether the heat map is on, also in a position without weights. */
  public boolean isOn() {
    return source != Source.OfGame.OFF;
  }

  /** Returns whether an answer is pending. */
  public boolean asked() {
    return running.runs();
  }

  /** Sets the source of the weights for this and later positions. */
  public void show(Source next, GameState now) {
    source = next;
    askedAt = Optional.empty();
    changed(now);
  }

  /**
   * Handles a new state of the game: requests the weights of a new position and cancels the
   * previous request.
   */
  public void changed(GameState now) {
    PositionKey place = PositionKey.of(now.board());
    boolean over = now.result().isPresent();
    if (!over && askedAt.filter(place::equals).isPresent()) {
      return;
    }
    close();
    answer = Optional.empty();
    askedAt = Optional.empty();
    boolean told = source instanceof Source.OfGame && ShownPosition.computerThinks(now);
    if (!isOn() || over || told) {
      return;
    }
    askedAt = Optional.of(place);
    Deque<PlayerSpec> candidates = candidates(now);
    // If no engine plays now, one may play later.
    if (source != Source.OfGame.COMPUTERS || !candidates.isEmpty()) {
      askNext(now, candidates, "");
    }
  }

  private Deque<PlayerSpec> candidates(GameState now) {
    if (source instanceof Source.One one) {
      return new ArrayDeque<>(List.of(one.who()));
    }
    return source == Source.OfGame.ANY
        ? Candidates.all(now, context.plugins())
        : Candidates.computers(now);
  }

  private void askNext(GameState state, Deque<PlayerSpec> left, String failure) {
    PlayerSpec who = left.poll();
    if (who == null) {
      source = Source.OfGame.OFF;
      failed.accept(failure);
      return;
    }
    running.run(
        new PlayerQuery(context, who, state.board(), BUDGET),
        findings -> {
          answer = findings.weights().map(all -> new PlayerWeights(who, all));
          answer.ifPresentOrElse(weighed, () -> askNext(state, left, findings.failure()));
        },
        why -> askNext(state, left, context.texts().of(why)));
  }

  /**
   * Returns the weights for the current position; empty if unknown or after the end of the game.
   */
  Optional<PlayerWeights> at(GameState state, ThinkingLog thoughts) {
    if (!isOn() || state.result().isPresent()) {
      return Optional.empty();
    }
    if (askedAt.filter(PositionKey.of(state.board())::equals).isPresent()) {
      return answer;
    }
    return thoughts
        .at(state)
        .filter(thinking -> source instanceof Source.OfGame && thinking.isAbout(state))
        .flatMap(thinking -> thinking.weights().map(all -> new PlayerWeights(thinking.by(), all)));
  }

  /** Cancels the pending request. */
  @Override
  public void close() {
    running.close();
  }

  /**
   * A player's weights for the points in a position.
   *
   * @param by the player
   * @param weights the weight of each point
   */
  public record PlayerWeights(PlayerSpec by, Weights weights) {}
}
