package org.gobang.game;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.api.analysis.AnalysisRequest;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Player;
import org.gobang.api.player.Stop;
import org.gobang.api.record.Ending;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Protects the application from a player. The player is created, called and closed on its own
 * daemon thread, with a time limit for each call. Each failure becomes a typed reply and is logged
 * with the stack trace.
 *
 * <p>At the end of its time the player's stop is requested; an answer within {@link #GRACE} counts;
 * then the player is interrupted and has overstepped. A thread that does not end even then is
 * abandoned.
 *
 * <p>{@link #ask} and {@link #ponder} are called from one thread at a time, {@link #close} from
 * any.
 */
public final class GuardedPlayer implements AutoCloseable {

  /** The grace period after the time limit. An answer in this period still counts. */
  public static final Duration GRACE = Duration.ofMillis(200);

  /** The time limit for creating a player. */
  public static final Duration CREATE_TIMEOUT = Duration.ofSeconds(10);

  private static final Logger LOG = LoggerFactory.getLogger(GuardedPlayer.class);

  private final PlayerSetup setup;
  private final String id;
  private final PlayerThread thread;
  private final Player player;
  private final AtomicBoolean closing = new AtomicBoolean();
  private volatile boolean exiting;

  private GuardedPlayer(PlayerSetup setup, PlayerThread thread, Player player) {
    this.setup = setup;
    this.id = setup.id();
    this.thread = thread;
    this.player = player;
  }

  /**
   * Creates a player.
   *
   * @param setup the provider and its settings
   * @param start the game's board
   * @return the guarded player
   * @throws RefusedException if the provider rejects the request, does not support the board,
   *     fails, or takes longer than {@link #CREATE_TIMEOUT}
   * @throws InterruptedException if the calling thread was interrupted meanwhile
   */
  public static GuardedPlayer create(PlayerSetup setup, Board start) throws InterruptedException {
    return create(setup, start, CREATE_TIMEOUT);
  }

  static GuardedPlayer create(PlayerSetup setup, Board start, Duration limit)
      throws InterruptedException {
    PlayerThread thread =
        new PlayerThread(
            "gobang-player-" + setup.id(), setup.provider().getClass().getClassLoader());
    Future<Player> made = thread.submit(() -> PlayerCreation.make(setup, start));
    try {
      return new GuardedPlayer(setup, thread, made.get(limit.toMillis(), TimeUnit.MILLISECONDS));
    } catch (ExecutionException e) {
      thread.end(GRACE);
      throw PlayerCreation.refused(setup.id(), ThrownByPluginException.causeOf(e));
    } catch (CancellationException e) {
      thread.interruptAndEnd(GRACE);
      throw new RefusedException(exited(setup.id()), e);
    } catch (TimeoutException e) {
      giveUp(setup, thread, made);
      throw new RefusedException(setup.id() + " was not ready within " + seconds(limit), e);
    } catch (InterruptedException e) {
      giveUp(setup, thread, made);
      throw e;
    }
  }

  /** Stops waiting for the player; if it is created later, it is closed. */
  private static void giveUp(PlayerSetup setup, PlayerThread thread, Future<Player> made) {
    thread.execute(
        () -> {
          try {
            close(setup.id(), made.get());
          } catch (ExecutionException | InterruptedException notMade) {
            LOG.debug("{} was not created after its time limit either", setup.id(), notMade);
          }
        });
    abandonUnless(thread.interruptAndEnd(GRACE), thread, setup);
  }

  private static String exited(String id) {
    return id + " called System.exit";
  }

  /**
   * Completes the requests of all players that have called {@link System#exit} as lost. To be
   * called while the shutdown of the process is held.
   *
   * @return whether there are such players
   */
  public static boolean failExiting() {
    return PlayerThread.cancelExiting();
  }

  /**
   * Requests a move and waits for the answer.
   *
   * @param board a board on which the game is not over
   * @param budget the budget of the move; 60 seconds if it limits no time
   * @param lines the number of lines to report
   * @param stop requests the best answer at once; may be requested before the call
   * @param reports receives the player's insights, one at a time, on threads of the player; none
   *     after the answer
   * @return the move, or the failure, after which the player must not be used again
   * @throws InterruptedException if the calling thread was interrupted while it waited: the player
   *     is then stopped and interrupted, and must not be used again
   */
  public PlayerReply ask(
      Board board, Budget budget, int lines, Stop stop, Consumer<Insight> reports)
      throws InterruptedException {
    return ask(GuardedTurn.move(board, budget, lines, reports), stop);
  }

  /**
   * Requests an analysis and waits for the answer, as {@link #ask} does for a move. With a budget
   * of nodes or depth and no time, a player that is not done when the host stops waiting has
   * failed: its answer would depend on the load of the machine.
   *
   * @param request the position and the kind of analysis
   * @param stop requests the best answer at once; may be requested before the call
   * @param reports receives the player's insights, as in {@link #ask}; no line that starts with an
   *     excluded point
   * @return the best move, or the failure, after which the player must not be used again
   * @throws InterruptedException if the calling thread was interrupted while it waited
   */
  public PlayerReply analyze(AnalysisRequest request, Stop stop, Consumer<Insight> reports)
      throws InterruptedException {
    return ask(GuardedTurn.analysis(request, reports), stop);
  }

  private PlayerReply ask(GuardedTurn asked, Stop stop) throws InterruptedException {
    stop.onRequest(asked::requestStop);
    return ask(asked);
  }

  /** Requests a move with a turn that may already be stopped. */
  PlayerReply ask(GuardedTurn asked) throws InterruptedException {
    if (!asked.excluded().isEmpty() && asked.excluded().containsAll(asked.board().allowed())) {
      return new PlayerReply.Failed(Ending.REFUSED, "all points are excluded", Duration.ZERO);
    }
    List<String> choices = List.copyOf(asked.board().choices());
    PlayerCall<PlayerAnswer> call = new PlayerCall<>(thread, asked, () -> answer(asked, choices));
    Optional<Duration> full =
        asked.isAnalysis() ? TimeLimit.ofFullAnalysis(asked.budget()) : Optional.empty();
    Duration limit = full.orElseGet(() -> TimeLimit.of(asked.budget()));
    try {
      PlayerAnswer answer = Objects.requireNonNull(call.answer(limit, full.isPresent()));
      PlayerReply reply = answer.judged(id, asked.board(), choices, call.spent());
      return reply instanceof PlayerReply.Chosen chosen ? unlessExcluded(chosen, asked) : reply;
    } catch (ExecutionException | CancellationException | TimeoutException e) {
      return failed(call, e, "gave no answer within " + seconds(limit));
    }
  }

  private PlayerReply unlessExcluded(PlayerReply.Chosen chosen, GuardedTurn asked) {
    return asked.excluded().contains(chosen.point())
        ? new PlayerReply.Failed(
            Ending.REFUSED,
            id + " cannot leave out points, and answers " + chosen.point(),
            chosen.spent())
        : chosen;
  }

  /** Returns the player's answer, on its thread; throws whatever the player throws. */
  private PlayerAnswer answer(GuardedTurn turn, List<String> choices) throws InterruptedException {
    Optional<String> choice = choices.isEmpty() ? Optional.empty() : player.decide(turn);
    return new PlayerAnswer(choice, choice.isPresent() ? null : player.choose(turn));
  }

  /**
   * Calls {@link Player#ponder} and waits until it returns, which is soon after the stop.
   *
   * @param board a board with the opponent to move
   * @param budget the budget; 60 seconds if it limits no time
   * @param stop requests the end; may be requested before the call
   * @return the failure, after which the player must not be used again; empty if it ended in time
   * @throws InterruptedException if the calling thread was interrupted while it waited: the player
   *     is then stopped and interrupted, and must not be used again
   */
  public Optional<PlayerReply.Failed> ponder(Board board, Budget budget, Stop stop)
      throws InterruptedException {
    GuardedTurn turn = GuardedTurn.move(board, budget, 1, ignored -> {});
    stop.onRequest(turn::requestStop);
    return ponder(turn);
  }

  /** Calls {@link Player#ponder} with a turn that may already be stopped. */
  Optional<PlayerReply.Failed> ponder(GuardedTurn turn) throws InterruptedException {
    PlayerCall<Player> call =
        new PlayerCall<>(
            thread,
            turn,
            () -> {
              player.ponder(turn);
              return player;
            });
    try {
      call.end(TimeLimit.of(turn.budget()));
      return Optional.empty();
    } catch (ExecutionException | CancellationException | TimeoutException e) {
      return Optional.of(failed(call, e, "did not stop thinking in its opponent's time"));
    }
  }

  /** Logs the reason of a failed call. */
  private PlayerReply.Failed failed(PlayerCall<?> call, Exception thrown, String late) {
    if (thrown instanceof TimeoutException) {
      LOG.warn("{} {} on {}", id, late, call.moves());
      return new PlayerReply.Failed(Ending.OVERSTEPPED, id + " " + late, call.spent());
    }
    if (thrown instanceof CancellationException) {
      exiting = true;
      LOG.warn("{} called System.exit on {}", id, call.moves());
      return new PlayerReply.Failed(Ending.EXITED, exited(id), call.spent());
    }
    Throwable cause = ThrownByPluginException.causeOf(thrown);
    if (cause instanceof PlayerFailedException failed) {
      return new PlayerReply.Failed(failed.ending(), failed.words(), call.spent());
    }
    PluginErrors.log(LOG, id + " failed on " + call.moves(), cause);
    return new PlayerReply.Failed(
        Ending.CRASHED, id + " threw " + PluginErrors.describe(cause), call.spent());
  }

  /**
   * Closes the player on its own thread and waits, at most twice {@link #GRACE}. A blocked player
   * is closed should its call ever return. The second call does nothing.
   */
  @Override
  public void close() {
    if (!closing.compareAndSet(false, true)) {
      return;
    }
    thread.execute(() -> close(id, player));
    abandonUnless(exiting || thread.end(GRACE), thread, setup);
  }

  private static void abandonUnless(boolean ended, PlayerThread thread, PlayerSetup setup) {
    if (!ended) {
      LOG.warn("{} does not end; its thread is abandoned", setup.id());
      thread.thread().ifPresent(setup.whenAbandoned());
    }
  }

  private static void close(String id, Player player) {
    try {
      player.close();
    } catch (Throwable e) {
      PluginErrors.log(LOG, id + " failed to close", e);
    }
  }

  private static String seconds(Duration time) {
    return BigDecimal.valueOf(time.toMillis(), 3).stripTrailingZeros().toPlainString() + " s";
  }
}
