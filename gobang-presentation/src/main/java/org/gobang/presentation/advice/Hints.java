package org.gobang.presentation.advice;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.PositionKey;

/**
 * Asks where to play, and keeps the answer for as long as the game stands there.
 *
 * <p>The strongest player there is is asked, with its initial options, for its best move and for
 * the threat that this move answers. A question that is not answered within a minute, which a
 * player that hangs would take, is dropped, and has no hint.
 *
 * <p>Used on the front end's thread alone. One question at a time: a new one drops the last.
 */
public final class Hints implements AutoCloseable {

  private static final long LONGEST_SECONDS = 60;

  private final InterfaceContext context;
  private final Executor deadline;
  private Optional<PositionKey> askedAt = Optional.empty();
  private Optional<HintQuery> question = Optional.empty();
  private Optional<Hint> hint = Optional.empty();

  /** Told once what comes of a question, on the loop; not if it is dropped. */
  public interface Reply {

    /** There is a hint. */
    void given(Hint hint);

    /**
     * The player would make a choice that the board offers.
     *
     * @param key the choice, which names no point
     */
    void chosen(String key);

    /**
     * There is none.
     *
     * @param sentence why the player that was asked last has none; may be empty
     */
    void failed(String sentence);

    /** There is none: the player has not answered in time. */
    void late();
  }

  /** Nothing asked yet. */
  public Hints(InterfaceContext context) {
    this(
        context,
        CompletableFuture.delayedExecutor(LONGEST_SECONDS, TimeUnit.SECONDS, context.executor()));
  }

  /**
   * Nothing asked yet.
   *
   * @param deadline runs a task on the loop when the time for a question is up
   */
  Hints(InterfaceContext context, Executor deadline) {
    this.context = context;
    this.deadline = deadline;
  }

  /** Asks where the side to move should play. */
  public void ask(GameState state, Reply reply) {
    forget();
    HintQuery next =
        new HintQuery(
            context,
            state.board(),
            Candidates.forHint(context.plugins()),
            new Reply() {
              @Override
              public void given(Hint answer) {
                hint = Optional.of(answer);
                reply.given(answer);
              }

              @Override
              public void chosen(String key) {
                reply.chosen(key);
              }

              @Override
              public void failed(String sentence) {
                reply.failed(sentence);
              }

              @Override
              public void late() {
                reply.late();
              }
            });
    askedAt = Optional.of(PositionKey.of(state.board()));
    question = Optional.of(next);
    deadline.execute(next::expire);
    next.askNext("");
  }

  /** Keeps a hint that was found otherwise. */
  void give(Hint known) {
    forget();
    hint = Optional.of(known);
  }

  /** Whether an answer is still to come. */
  public boolean asked() {
    return question.filter(last -> !last.isOver()).isPresent();
  }

  /** The hint for a game as it stands; empty if there is none, or it was for another position. */
  public Optional<Hint> at(GameState state) {
    return hint.filter(
        known -> state.result().isEmpty() && known.place().equals(PositionKey.of(state.board())));
  }

  /** The game stands so now: drops a question about another position. */
  public void changed(GameState now) {
    boolean elsewhere = askedAt.filter(PositionKey.of(now.board())::equals).isEmpty();
    if (elsewhere || now.result().isPresent()) {
      close();
    }
  }

  /** Drops the question, and the answer to the last one. */
  public void forget() {
    close();
    hint = Optional.empty();
  }

  /** Drops the question. */
  @Override
  public void close() {
    question.ifPresent(HintQuery::close);
    question = Optional.empty();
  }
}
