package org.gobang.study.review;

import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.player.Score;
import org.gobang.study.threat.Threat;

/** Finds why a move is a fault, from the threats on the board. */
final class ReasonFinder {

  private ReasonFinder() {}

  /**
   * Finds the reason.
   *
   * @param judgements the positions of the game, with that before the move judged
   * @param values the values of the moves
   * @param ply the moves before the fault
   */
  static Reason find(Judgements judgements, MoveValues values, int ply) {
    Board before = judgements.board(ply);
    Board after = judgements.board(ply + 1);
    Judgement better = judgements.at(ply).orElseThrow();
    if (better.score() instanceof Score.WinIn win) {
      return new Reason.MissedWin(ForcedWin.of(before, win.plies(), better.line()));
    }
    Stone opponent = before.toMove().opponent();
    Optional<Threat> left = alternate(before, after) ? left(after, opponent) : Optional.empty();
    Optional<Judgement> next = judgements.at(ply + 1);
    if (next.isPresent() && next.get().score() instanceof Score.WinIn win) {
      return new Reason.AllowedWin(left, ForcedWin.of(after, win.plies(), next.get().line()));
    }
    return left.<Reason>map(threat -> new Reason.LeftThreat(threat, opponent))
        .orElseGet(() -> new Reason.Weaker(better.best(), values.before(ply), values.after(ply)));
  }

  /** The opponent's threat after a move; none where a four of the move has to be answered first. */
  private static Optional<Threat> left(Board after, Stone opponent) {
    Optional<Threat> left = Threat.of(after, opponent);
    boolean four =
        Threat.of(after, opponent.opponent())
            .filter(threat -> threat.kind() == Threat.Kind.FOUR)
            .isPresent();
    return left.filter(threat -> threat.kind() == Threat.Kind.FOUR || !four);
  }

  /** Whether threats can be read from the board: one stone a turn, and the game goes on. */
  private static boolean alternate(Board before, Board after) {
    return after.outcome() instanceof Outcome.Undecided
        && before.toMove() != after.toMove()
        && before.stonesLeft() == 1
        && after.stonesLeft() == 1;
  }
}
