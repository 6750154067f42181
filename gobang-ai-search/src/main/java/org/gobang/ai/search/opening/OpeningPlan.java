package org.gobang.ai.search.opening;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.board.Board;

/** The planned steps of an opening in one game. */
public final class OpeningPlan {

  /** The moves of the game, followed by the planned ones. */
  private List<Move> moves = List.of();

  /** The moves of the game for which an ordinary move was best. */
  private List<Move> ordinary = List.of();

  /** Creates an empty plan. */
  public OpeningPlan() {}

  /**
   * Returns the next step of the acting player.
   *
   * @param board a board during its opening
   * @param play the planner of the steps if the plan does not contain the board
   * @return the step; empty if an ordinary move must be searched
   * @throws InterruptedException if the thread was interrupted
   */
  public Optional<Move> next(Board board, OpeningPlay play) throws InterruptedException {
    List<Move> made = board.moves();
    boolean follows = moves.size() > made.size() && moves.subList(0, made.size()).equals(made);
    if (!follows && !(ordinary.equals(made) && !made.isEmpty())) {
      moves = play.plan(board);
      if (moves.size() == made.size()) {
        ordinary = made;
      }
    }
    return moves.size() > made.size() && moves.subList(0, made.size()).equals(made)
        ? Optional.of(moves.get(made.size()))
        : Optional.empty();
  }
}
