package org.gobang.game;

import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;

/**
 * Why a position of a record cannot be reached: a move before it cannot be played.
 *
 * @param kind what is wrong with the move; front ends have words for it
 * @param sentence the same in English
 * @param arguments the number of the move, the move, and where the game was over before it the
 *     number of its last move
 */
record Unplayable(String kind, String sentence, List<String> arguments) {

  private static final String KIND = "move-";

  /** A move that the board does not allow, with the kind of its verdict. */
  static Unplayable refused(int number, Move move, String kind) {
    return new Unplayable(KIND + kind, sentence(number, move, kind), arguments(number, move));
  }

  /** A move on which the board fails. */
  static Unplayable failed(int number, Move move) {
    return new Unplayable("", sentence(number, move, "the board failed"), List.of());
  }

  /** A move of the side that is not to move. */
  static Unplayable outOfTurn(int number, Move move) {
    String sentence = "it is not the turn of " + Words.of(move.stone());
    return new Unplayable(
        KIND + "turn-" + side(move.stone()),
        sentence(number, move, sentence),
        arguments(number, move));
  }

  /** A move behind the end of the game. */
  static Unplayable over(int number, Move move, Result end) {
    String last = String.valueOf(number - 1);
    boolean line = end.ending() == Ending.LINE;
    String how = line ? Words.of(winner(end)) + " had five in a row" : "it was drawn";
    return new Unplayable(
        KIND + "after-" + (line ? side(winner(end)) : "draw"),
        sentence(number, move, "the game was over after move " + last + ", " + how),
        List.of(String.valueOf(number), move.toString(), last));
  }

  private static Stone winner(Result end) {
    return end.winner().orElseThrow();
  }

  private static String side(Stone stone) {
    return stone == Stone.BLACK ? "black" : "white";
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
