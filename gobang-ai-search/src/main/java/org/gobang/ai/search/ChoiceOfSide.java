package org.gobang.ai.search;

import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;

/** The choice of a side in openings by evaluation. */
final class ChoiceOfSide {

  private ChoiceOfSide() {}

  /**
   * Returns the choice that gives the acting player the better side.
   *
   * @param better the side with the better position
   * @return the final choice of sides; empty if the player gets this side by placing a stone, or if
   *     no choice leads to it
   */
  static Optional<String> of(Board board, Stone better) {
    boolean keeps = board.toAct() == better && !board.allowed().isEmpty();
    return keeps
        ? Optional.empty()
        : board.choices().stream().filter(key -> leadsTo(better, board, key)).findFirst();
  }

  private static boolean leadsTo(Stone better, Board board, String key) {
    Board after = board.choose(key);
    boolean exchanged = after.swapped() != board.swapped();
    Stone side = exchanged ? board.toAct().opponent() : board.toAct();
    boolean settled = after.choices().isEmpty() && after.toAct() == after.toMove();
    return settled && side == better;
  }
}
