package org.gobang.game;

import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;

/**
 * The reason for an unreachable position in a record: an earlier move that is not playable.
 *
 * @param kind the kind of fault, for which user interfaces have localized texts
 * @param sentence the same in English
 * @param arguments the number of the move, the move, and, if the game was over before it, the
 *     number of the last move
 */
record UnplayableMove(String kind, String sentence, List<String> arguments) {

  private static final String KIND = "move-";

  /** Returns the reason for a move rejected by the board, with the kind of the verdict. */
  static UnplayableMove refused(int number, Move move, String kind) {
    return new UnplayableMove(KIND + kind, sentence(number, move, kind), arguments(number, move));
  }

  /** Returns the reason for a move on which the board fails. */
  static UnplayableMove failed(int number, Move move) {
    return new UnplayableMove("", sentence(number, move, "the board failed"), List.of());
  }

  /** Returns the reason for a move of the side that is not to move. */
  static UnplayableMove outOfTurn(int number, Move move) {
    String sentence = "it is not the turn of " + SideNames.of(move.stone());
    return new UnplayableMove(
        KIND + "turn-" + move.stone().word(),
        sentence(number, move, sentence),
        arguments(number, move));
  }

  /** Returns the reason for a move after the end of the game. */
  static UnplayableMove over(int number, Move move, Result end) {
    String last = String.valueOf(number - 1);
    boolean line = end.ending() == Ending.LINE;
    String how = line ? SideNames.of(winner(end)) + " had five in a row" : "it was drawn";
    return new UnplayableMove(
        KIND + "after-" + (line ? winner(end).word() : "draw"),
        sentence(number, move, "the game was over after move " + last + ", " + how),
        List.of(String.valueOf(number), move.toString(), last));
  }

  private static Stone winner(Result end) {
    return end.winner().orElseThrow();
  }

  private static String sentence(int number, Move move, String why) {
    return "move " + number + " (" + move + "): " + why;
  }

  private static List<String> arguments(int number, Move move) {
    return List.of(String.valueOf(number), move.toString());
  }

  RefusedException exception() {
    return new RefusedException(kind, sentence, arguments);
  }
}
