package org.gobang.ai.search;

import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;

/** Chooses in openings by which side stands better. */
final class ChoiceOfSide {

  private ChoiceOfSide() {}

  /**
   * The choice that gets the player who acts the better side.
   *
   * @param better the side that stands better
   * @return a choice that leaves it to no one to choose again; empty where the player has that side
   *     by putting a stone, or no choice gets it
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
