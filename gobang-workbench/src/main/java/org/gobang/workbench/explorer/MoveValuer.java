package org.gobang.workbench.explorer;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.study.review.Judgement;
import org.gobang.study.review.WinCurve;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.gobang.workbench.study.PlayerJudge;

/**
 * Evaluates moves by short searches of the strongest player, which is reused for positions with the
 * same rules. Used by one thread; interrupting the thread stops the search.
 */
final class MoveValuer implements AutoCloseable {

  private static final Budget BUDGET = Budget.of(new Budget.Limit.Nodes(20_000));
  private static final double EVEN = 0.5;

  private final Supplier<PluginCatalogue> catalogue;
  private Optional<KeptJudge> kept = Optional.empty();

  private record KeptJudge(String rules, Start start, PlayerJudge judge) {

    boolean plays(Board board) {
      return rules.equals(board.rules()) && start.equals(board.start());
    }
  }

  MoveValuer(Supplier<PluginCatalogue> catalogue) {
    this.catalogue = catalogue;
  }

  /**
   * Returns the win probability of the side that makes a move, from 0 to 1.
   *
   * @throws RefusedException if the move cannot be played, belongs to an opening in which a player
   *     places stones of both colours, or cannot be evaluated
   */
  double value(Board position, Point move) {
    Board after;
    try {
      after = position.play(move);
    } catch (IllegalMoveException | IllegalStateException impossible) {
      throw new RefusedException(String.valueOf(impossible.getMessage()), impossible);
    }
    Stone side = position.toMove();
    if (!(after.outcome() instanceof Outcome.Undecided)) {
      return after.outcome() instanceof Outcome.Won won ? (won.stone() == side ? 1 : 0) : EVEN;
    }
    if (position.toAct() != side || after.toAct() != after.toMove()) {
      throw new RefusedException(move + ": stones of an opening have no value");
    }
    int stones = position.start().stones().size() + position.moves().size();
    double probability =
        WinCurve.of(position.rules()).probability(judgement(after).score(), stones);
    return after.toMove() == side ? probability : 1 - probability;
  }

  private Judgement judgement(Board board) {
    boolean judged = false;
    try {
      Judgement judgement = judge(board).judge(board, BUDGET);
      judged = true;
      return judgement;
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
      throw new CancellationException("the explorer was closed");
    } finally {
      // A failed player cannot be used again.
      if (!judged) {
        close();
      }
    }
  }

  private PlayerJudge judge(Board board) {
    if (kept.filter(last -> last.plays(board)).isEmpty()) {
      close();
      PluginCatalogue plugins = catalogue.get();
      PlayerJudge judge = new PlayerJudge(plugins.player(plugins.judge(board)));
      kept = Optional.of(new KeptJudge(board.rules(), board.start(), judge));
    }
    return kept.orElseThrow().judge();
  }

  @Override
  public void close() {
    kept.ifPresent(last -> last.judge().close());
    kept = Optional.empty();
  }
}
