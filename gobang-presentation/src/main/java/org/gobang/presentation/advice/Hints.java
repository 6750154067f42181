package org.gobang.presentation.advice;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.PositionKey;

/**
 * Asks for the best move and stores the answer while the game is at that position.
 *
 * <p>The strongest available player is asked, with default options, for the best move and for the
 * threat prevented by the move. A question without an answer within one minute is cancelled, for
 * example if a player hangs.
 *
 * <p>Use only on the interface thread. Questions are asked one at a time: a new one cancels the
 * last.
 */
public final class Hints implements AutoCloseable {

  private static final long LONGEST_SECONDS = 60;

  private final InterfaceContext context;
  private final Executor deadline;
  private Optional<PositionKey> askedAt = Optional.empty();
  private Optional<HintQuery> question = Optional.empty();
  private Optional<Hint> hint = Optional.empty();

  /**
   * Receives the result of a question once on the interface thread; not called for a cancelled
   * question.
   */
  public interface Reply {

    /** Called with the hint. */
    void given(Hint hint);

    /**
     * Called when the player recommends one of the offered choices instead of a move.
     *
     * @param key the key of the choice, which is not a choice of a point
     */
    void chosen(String key);

    /**
     * Called when no player has a hint.
     *
     * @param sentence the reason given by the last player asked; may be empty
     */
    void failed(String sentence);

    /** Called at the time limit if the player did not answer. */
    void late();
  }

  /** Creates a source of hints without a pending question. */
  public Hints(InterfaceContext context) {
    this(
        context,
        CompletableFuture.delayedExecutor(LONGEST_SECONDS, TimeUnit.SECONDS, context.executor()));
  }

  /**
   * Creates a source of hints without a pending question.
   *
   * @param deadline runs a task on the interface thread when the time for a question is over
   */
  Hints(InterfaceContext context, Executor deadline) {
    this.context = context;
    this.deadline = deadline;
  }

  /** Requests the best move for the side to move. */
  public void ask(GameState state, Reply reply) {
    forget();
    HintQuery next =
        new HintQuery(
            context,
            state.board(),
            Candidates.forHint(context.plugins()),
            answer -> {
              hint = Optional.of(answer);
              reply.given(answer);
            },
            reply);
    askedAt = Optional.of(PositionKey.of(state.board()));
    question = Optional.of(next);
    deadline.execute(next::expire);
    next.askNext("");
  }

  /** Stores an existing hint. */
  void give(Hint known) {
    forget();
    hint = Optional.of(known);
  }

  /** Returns whether an answer is pending. */
  public boolean asked() {
    return question.filter(last -> !last.isOver()).isPresent();
  }

  /** Returns the hint for the current position; empty without a hint for it. */
  public Optional<Hint> at(GameState state) {
    return hint.filter(
        known -> state.result().isEmpty() && known.place().equals(PositionKey.of(state.board())));
  }

  /** Handles a new state of the game: cancels a question about another position. */
  public void changed(GameState now) {
    boolean elsewhere = askedAt.filter(PositionKey.of(now.board())::equals).isEmpty();
    if (elsewhere || now.result().isPresent()) {
      close();
    }
  }

  /** Cancels the question and discards the last answer. */
  public void forget() {
    close();
    hint = Optional.empty();
  }

  /** Cancels the pending question. */
  @Override
  public void close() {
    question.ifPresent(HintQuery::close);
    question = Optional.empty();
  }
}
