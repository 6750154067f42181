package org.gobang.ai.search.opening;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.board.Board;

/** Keeps the planned steps of an opening from one step to the next. For one game. */
public final class OpeningPlan {

  /** The moves of the game, and after them the planned ones. */
  private List<Move> moves = List.of();

  /** The moves of the game where an ordinary move was found to be best. */
  private List<Move> ordinary = List.of();

  /** Nothing is planned. */
  public OpeningPlan() {}

  /**
   * The next step of the player who acts.
   *
   * @param board a board whose opening is going on
   * @param play plans the steps where the plan does not lead here
   * @return the step; empty where an ordinary move is to be searched
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
