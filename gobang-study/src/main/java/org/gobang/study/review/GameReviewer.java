package org.gobang.study.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.review.GameReview;
import org.gobang.api.review.MoveClass;
import org.gobang.api.review.ReviewedMove;

/**
 * Reviews games in passes: each position is evaluated quickly, positions near questionable moves
 * again, and positions near serious mistakes a third time. Used by one thread at a time.
 *
 * @param player the id of the evaluating player
 * @param judge evaluates positions with that player
 * @param budget the limits of the evaluations
 */
public record GameReviewer(String player, PositionJudge judge, ReviewBudget budget) {

  /** Receives the progress of a review. */
  @FunctionalInterface
  public interface Progress {

    /**
     * Receives the number of evaluated positions.
     *
     * @param done the number of completed evaluations
     * @param planned the number of completed and currently required evaluations, which increases
     *     with questionable moves
     */
    void judged(int done, int planned);
  }

  /**
   * Reviews a variation of a game.
   *
   * @param record the game
   * @param path the variation, as a path in the record
   * @param start the board before its first move
   * @param sides the reviewed sides; questionable moves of other sides are not evaluated again
   * @param progress receives the progress, on this thread
   * @return the review
   * @throws RefusedException if a move cannot be played, or the player fails
   * @throws InterruptedException if the thread was interrupted
   */
  public GameReview review(
      GameRecord record, List<Integer> path, Board start, List<Stone> sides, Progress progress)
      throws InterruptedException {
    List<ValuedMove> valued = values(record, path, start, 0, sides, progress);
    return new ValuedGame(record, path, start, player, sides, valued);
  }

  /**
   * Reviews the last move of a variation. Only the positions before and after it are evaluated.
   *
   * @param record the game
   * @param path the variation, as a path in the record with at least one move
   * @param start the board before its first move
   * @param progress receives the progress, on this thread
   * @return the evaluation of the move
   * @throws RefusedException if a move cannot be played, or the player fails
   * @throws InterruptedException if the thread was interrupted
   */
  public ReviewedMove reviewMove(
      GameRecord record, List<Integer> path, Board start, Progress progress)
      throws InterruptedException {
    List<Stone> both = List.of(Stone.values());
    return values(record, path, start, path.size() - 1, both, progress).get(0);
  }

  /**
   * Evaluates a position in all passes that reviewing a move from it may need. A {@link
   * PositionJudge#caching} judge then has the results in advance.
   *
   * @param record the game
   * @param path the position, as a path in the record
   * @param start the board before its first move
   * @throws RefusedException if a move cannot be played, or the player fails
   * @throws InterruptedException if the thread was interrupted
   */
  public void prepare(GameRecord record, List<Integer> path, Board start)
      throws InterruptedException {
    Judgements judgements = new Judgements(judge, start, moves(record, path));
    if (judgements.isJudged(path.size())) {
      Board position = judgements.board(path.size());
      for (Budget round : List.of(budget.quick(), budget.full(), budget.confirming())) {
        if (judge.judge(position, round).isProven()) {
          return;
        }
      }
    }
  }

  private static List<Move> moves(GameRecord record, List<Integer> path) {
    return record.follow(path).stream().map(Node::move).toList();
  }

  /** Returns the evaluations of the moves of a variation, starting with a given move. */
  private List<ValuedMove> values(
      GameRecord record,
      List<Integer> path,
      Board start,
      int first,
      List<Stone> sides,
      Progress progress)
      throws InterruptedException {
    List<Move> moves = moves(record, path);
    Judgements judgements = new Judgements(judge, start, moves);
    MoveValues values = new MoveValues(judgements, moves, WinCurve.of(record.rules()));
    new ReviewRounds(judgements, values, sides, budget, progress).run(first);
    List<ValuedMove> valued = new ArrayList<>();
    for (int ply = first; ply < moves.size(); ply++) {
      valued.add(valued(values, judgements, ply, moves.get(ply), sides));
    }
    return valued;
  }

  private static ValuedMove valued(
      MoveValues values, Judgements judgements, int ply, Move move, List<Stone> sides) {
    Stone side = values.side(ply);
    MoveClass type = values.type(ply);
    boolean explained = type.isFault() && sides.contains(side);
    return new ValuedMove(
        ply + 1,
        move,
        side,
        values.before(ply),
        values.after(ply),
        values.loss(ply),
        type,
        judgements.at(ply).filter(any -> values.isValued(ply)),
        judgements.at(ply + 1),
        values.isValued(ply) ? ReasonFinder.outlook(judgements, ply) : Optional.empty(),
        explained ? Optional.of(ReasonFinder.find(judgements, values, ply)) : Optional.empty());
  }
}
