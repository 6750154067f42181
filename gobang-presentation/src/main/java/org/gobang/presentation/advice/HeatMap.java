package org.gobang.presentation.advice;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Weights;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.player.PlayerQuery;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.PositionKey;
import org.gobang.presentation.position.ShownPosition;

/**
 * What points are worth to a player, in each position of a game. A computer that is to move in the
 * game tells it unasked; otherwise players are asked, one after the other until one weighs points.
 *
 * <p>Used on the front end's thread alone.
 */
public final class HeatMap implements AutoCloseable {

  private static final Budget BUDGET = Budget.of(new Budget.Limit.Nodes(20_000));

  /** Whose weights are shown. */
  public sealed interface Source {

    /** Sources that depend on the game. */
    enum OfGame implements Source {
      /** No weights. */
      OFF,
      /** The computers that play in it, the opponent of the side to move first. */
      COMPUTERS,
      /** Its computers, or else any player that weighs points. */
      ANY
    }

    /** Those of one player, whichever player is in the game. */
    record One(PlayerSpec who) implements Source {}
  }

  /** Told what comes of a question, on the loop. */
  public interface Listener {

    /** There are weights for the position. */
    void weighed(PlayerWeights weighed);

    /**
     * No player that was asked weighs points there; the heat map is off now.
     *
     * @param sentence why the one that was asked last does not; may be empty
     */
    void failed(String sentence);
  }

  private final InterfaceContext context;
  private final Listener listener;
  private Source source = Source.OfGame.OFF;
  private Optional<PlayerQuery> running = Optional.empty();
  private Optional<PositionKey> askedAt = Optional.empty();
  private Optional<PlayerWeights> answer = Optional.empty();

  /** A heat map that is off. */
  public HeatMap(InterfaceContext context, Listener listener) {
    this.context = context;
    this.listener = listener;
  }

  /** Whose weights are shown. */
  public Source source() {
    return source;
  }

  /** Whether it is on, though there may be no weights for a position. */
  public boolean isOn() {
    return source != Source.OfGame.OFF;
  }

  /** Whether an answer is still to come. */
  public boolean asked() {
    return running.isPresent();
  }

  /** Shows other weights, or none, in this position and those to come. */
  public void show(Source next, GameState now) {
    source = next;
    askedAt = Optional.empty();
    changed(now);
  }

  /** The game stands so now: asks about another position, and drops a question about the last. */
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
    // Where no computer plays, one may later.
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
      running = Optional.empty();
      listener.failed(failure);
      return;
    }
    PlayerQuery inquiry = new PlayerQuery(context.workbench(), who, state.board(), BUDGET);
    running = Optional.of(inquiry);
    inquiry
        .findings()
        .thenAccept(
            findings ->
                context.execute(
                    () -> {
                      if (running.filter(inquiry::equals).isPresent()) {
                        running = Optional.empty();
                        answer = findings.weights().map(all -> new PlayerWeights(who, all));
                        if (answer.isPresent()) {
                          listener.weighed(answer.get());
                        } else {
                          askNext(state, left, findings.failure());
                        }
                      }
                    }));
  }

  /** The weights for a game as it stands; empty where none are known, or it is over. */
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

  /** Drops the question. */
  @Override
  public void close() {
    running.ifPresent(PlayerQuery::close);
    running = Optional.empty();
  }

  /**
   * What the points of a position are worth to a player.
   *
   * @param by the player
   * @param weights the worth of each point
   */
  public record PlayerWeights(PlayerSpec by, Weights weights) {}
}
