package org.gobang.presentation;

import java.time.Duration;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Weights;
import org.gobang.api.render.GameState;
import org.gobang.api.render.WhoPlays;
import org.gobang.api.render.Workbench;

/**
 * Asks what each point is worth to a player, outside the game: to the computer that plays in it, or
 * else the first player there is. A player that has no answer is followed by the next; not every
 * player weighs points.
 *
 * <p>Used on the front end's thread alone. One question at a time: a new one drops the last.
 */
public final class Adviser implements AutoCloseable {

  private static final Budget BUDGET = Budget.of(new Budget.Limit.MoveTime(Duration.ofSeconds(2)));

  private final Workbench workbench;
  private final Executor loop;
  private Optional<Inquiry> running = Optional.empty();

  /** An adviser that has not been asked yet. */
  public Adviser(Workbench workbench, Executor loop) {
    this.workbench = workbench;
    this.loop = loop;
  }

  /** What comes back, on the loop. */
  public interface Reply {

    /** There are weights. */
    void given(WhoPlays by, Weights weights);

    /** No player had any; the sentence is the last player's, or empty. */
    void failed(String sentence);
  }

  /** Asks what each point is worth. */
  public void weights(GameState state, Reply reply) {
    close();
    askNext(state, Candidates.forWeights(state, workbench.plugins()), reply, "");
  }

  /** Whether an answer is still to come. */
  public boolean asked() {
    return running.isPresent();
  }

  /** Drops the question. */
  @Override
  public void close() {
    running.ifPresent(Inquiry::close);
    running = Optional.empty();
  }

  private void askNext(GameState state, Deque<WhoPlays> left, Reply reply, String failure) {
    WhoPlays who = left.poll();
    if (who == null) {
      running = Optional.empty();
      reply.failed(failure);
      return;
    }
    Inquiry inquiry = new Inquiry(workbench, who, state.board(), BUDGET);
    running = Optional.of(inquiry);
    inquiry
        .findings()
        .thenAccept(
            findings ->
                loop.execute(
                    () -> {
                      if (running.filter(inquiry::equals).isEmpty()) {
                        return;
                      }
                      if (findings.weights().isPresent()) {
                        running = Optional.empty();
                        reply.given(who, findings.weights().get());
                      } else {
                        askNext(state, left, reply, findings.failure());
                      }
                    }));
  }
}
