package org.gobang.study.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.player.Score;
import org.gobang.study.threat.Threat;

/**
 * Finds the reason why a move is a mistake, and the consequences of a move, from the threats on the
 * board.
 */
final class ReasonFinder {

  private ReasonFinder() {}

  /**
   * Finds the reason.
   *
   * @param judgements the positions of the game; the position before the move must be evaluated
   * @param values the values of the moves
   * @param ply the number of moves before the mistake
   */
  static MoveReason find(Judgements judgements, MoveValues values, int ply) {
    Judgement better = judgements.at(ply).orElseThrow();
    if (better.score() instanceof Score.WinIn win) {
      return new MoveReason.OwnWin(ForcedWin.of(judgements.board(ply), win.plies(), better.line()));
    }
    return outlook(judgements, ply)
        .orElseGet(
            () -> new MoveReason.Weaker(better.best(), values.before(ply), values.after(ply)));
  }

  /**
   * Returns the proven consequence of a move.
   *
   * @param judgements the positions of the game; the position after the move must be evaluated
   *     unless the game is over
   * @param ply the number of moves before the move
   */
  static Optional<MoveReason> outlook(Judgements judgements, int ply) {
    Board before = judgements.board(ply);
    Board after = judgements.board(ply + 1);
    Optional<Score> score = judgements.at(ply + 1).map(Judgement::score);
    List<Point> line = judgements.at(ply + 1).map(Judgement::line).orElse(List.of());
    if (after.outcome() instanceof Outcome.Won won && won.stone() == before.toMove()) {
      return ownWin(judgements, ply, 0, line);
    }
    if (score.isPresent() && score.get() instanceof Score.LossIn loss && opposed(before, after)) {
      return ownWin(judgements, ply, loss.plies(), line);
    }
    Stone opponent = before.toMove().opponent();
    Optional<Threat> left = alternate(before, after) ? left(after, opponent) : Optional.empty();
    if (score.isPresent() && score.get() instanceof Score.WinIn win && opposed(before, after)) {
      return Optional.of(new MoveReason.AllowedWin(left, ForcedWin.of(after, win.plies(), line)));
    }
    return left.map(threat -> new MoveReason.LeftThreat(threat, opponent));
  }

  /** Returns a win by a stone and its continuation; empty for a pass. */
  private static Optional<MoveReason> ownWin(
      Judgements judgements, int ply, int rest, List<Point> line) {
    return judgements
        .point(ply)
        .map(
            point -> {
              List<Point> whole = new ArrayList<>(List.of(point));
              whole.addAll(line);
              Board before = judgements.board(ply);
              return new MoveReason.OwnWin(ForcedWin.of(before, rest + 1, whole));
            });
  }

  private static boolean opposed(Board before, Board after) {
    return before.toMove() != after.toMove();
  }

  /**
   * Returns the opponent's threat after a move; empty if the move makes a four that has to be
   * answered first.
   */
  private static Optional<Threat> left(Board after, Stone opponent) {
    Optional<Threat> left = Threat.of(after, opponent);
    boolean four =
        Threat.of(after, opponent.opponent())
            .filter(threat -> threat.kind() == Threat.Kind.FOUR)
            .isPresent();
    return left.filter(threat -> threat.kind() == Threat.Kind.FOUR || !four);
  }

  /**
   * Returns whether threats can be read from the board: one stone per turn, and the game continues.
   */
  private static boolean alternate(Board before, Board after) {
    return after.outcome() instanceof Outcome.Undecided
        && opposed(before, after)
        && before.stonesLeft() == 1
        && after.stonesLeft() == 1;
  }
}
