package org.gobang.workbench.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.analysis.AnalysisRequest;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.game.GuardedPlayer;
import org.gobang.game.PlayerReply;
import org.gobang.game.PlayerSetup;
import org.gobang.game.StopSignal;
import org.gobang.study.review.Judgement;
import org.gobang.study.review.PositionJudge;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates the positions of one game with a player. The player is created for the first position,
 * and again after a failure or a stop, because an incomplete search would affect the next one. Used
 * by one thread.
 */
public final class PlayerJudge implements PositionJudge, AutoCloseable {

  private final PlayerSetup setup;
  private StopSignal stop = new StopSignal();
  private @Nullable GuardedPlayer player;

  /**
   * Creates a judge for a player.
   *
   * @param setup the player, which must report scores
   */
  public PlayerJudge(PlayerSetup setup) {
    this.setup = setup;
  }

  /** Sets the signal that stops evaluations. A stopped evaluation is cancelled. */
  void stoppedBy(StopSignal next) {
    stop = next;
  }

  private void checkStop() {
    if (stop.requested()) {
      throw new CancellationException("the judgement was stopped");
    }
  }

  @Override
  public Judgement judge(Board board, Budget budget) throws InterruptedException {
    checkStop();
    BestLine line = new BestLine();
    PlayerReply reply = player(board).analyze(AnalysisRequest.of(board, budget), stop, line);
    if (reply instanceof PlayerReply.Failed || stop.requested()) {
      close();
    }
    checkStop();
    if (reply instanceof PlayerReply.Failed failed) {
      throw new RefusedException(failed.words());
    }
    return line.last
        .map(found -> new Judgement(found.score(), legal(board, found.moves())))
        .orElseThrow(
            () ->
                new RefusedException(
                    setup.id() + " reports no scores: a game is reviewed by a player that does"));
  }

  /** Returns the legal beginning of a variation. */
  private List<Point> legal(Board board, List<Point> line) {
    List<Point> legal = new ArrayList<>();
    Board at = board;
    for (Point point : line) {
      if (!(at.outcome() instanceof Outcome.Undecided)
          || !(at.judge(at.toMove(), point) instanceof Verdict.Allowed)) {
        break;
      }
      at = at.play(point);
      legal.add(point);
    }
    if (legal.isEmpty()) {
      throw new RefusedException(
          setup.id() + " expects " + line.get(0) + ", which cannot be played");
    }
    return legal;
  }

  /** The last reported best variation, written on the player's threads. */
  private static final class BestLine implements Consumer<Insight> {
    private volatile Optional<Insight.Line> last = Optional.empty();

    @Override
    public void accept(Insight insight) {
      if (insight instanceof Insight.Line line && line.rank() == 1) {
        last = Optional.of(line);
      }
    }
  }

  private GuardedPlayer player(Board board) throws InterruptedException {
    GuardedPlayer created = player;
    if (created == null) {
      created = GuardedPlayer.create(setup, board);
      player = created;
    }
    return created;
  }

  @Override
  public void close() {
    if (player != null) {
      player.close();
      player = null;
    }
  }
}
