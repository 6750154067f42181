package org.gobang.testkit;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardMoves;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Verdict.Refused;

/** Checks the choices offered by a board, in random games with choices. */
final class ChoiceCheck {

  private static final Promise CHOICES =
      new Promise(
          "Board.choices",
          "the keys of what may be chosen instead of a stone, each once, unmodifiable; empty when"
              + " the game is over");
  private static final Promise CHOOSE =
      new Promise(
          "Board.choose",
          "a new board with the choice as its last move; an IllegalMoveException of the kind "
              + Refused.NOT_OFFERED
              + " for what is not offered");
  private static final Promise MOVES =
      new Promise(
          "Board.moves", "every stone, pass and choice in order, from which others read it");

  private static final int GAMES = 10;
  private static final int PLIES = 20;
  private static final String NEVER_OFFERED = "no-such-choice";

  private ChoiceCheck() {}

  static void games(BoardsUnderTest trial) {
    Random random = new Random(GAMES);
    for (Board start : trial.starts()) {
      for (int game = 0; game < GAMES; game++) {
        Board board = start;
        check(board);
        for (int ply = 0; ply < PLIES && board.outcome() instanceof Outcome.Undecided; ply++) {
          board = next(board, random);
          check(board);
        }
        checkReading(board, start);
      }
    }
  }

  private static Board next(Board board, Random random) {
    List<String> choices = board.choices();
    List<Point> allowed = RandomGame.judgedAllowed(board);
    boolean chooses = !choices.isEmpty() && (allowed.isEmpty() || random.nextBoolean());
    if (!chooses) {
      return board.play(allowed.get(random.nextInt(allowed.size())));
    }
    return board.choose(choices.get(random.nextInt(choices.size())));
  }

  private static void check(Board board) {
    String where = UndecidedPositions.words(board);
    List<String> choices = board.choices();
    CHOICES.check(choices != null, "choices() is null on %s", where);
    CHOICES.checkUnmodifiable(choices, "choices()");
    CHOICES.check(
        new HashSet<>(choices).size() == choices.size(), "%s has one twice, on %s", choices, where);
    CHOICES.check(
        choices.isEmpty() || board.outcome() instanceof Outcome.Undecided,
        "%s after the end, on %s",
        choices,
        where);
    for (String key : choices) {
      CHOICES.check(Move.Choose.isKey(key), "\"%s\" is no key, on %s", key, where);
      checkChosen(board, key, where);
    }
    checkNotOffered(board, where);
  }

  private static void checkChosen(Board board, String key, String where) {
    Board after = CHOOSE.given(() -> board.choose(key), "choose(" + key + ") on " + where);
    int count = board.moves().size();
    CHOOSE.check(
        after.moves().size() == count + 1
            && after.moves().subList(0, count).equals(board.moves())
            && after.moves().get(count).equals(new Move.Choose(board.toAct(), key)),
        "the moves after choose(%s) are %s, on %s",
        key,
        after.moves(),
        where);
    CHOOSE.check(board.choices().contains(key), "choose(%s) changed the board %s", key, where);
  }

  private static void checkNotOffered(Board board, String where) {
    try {
      Board unused = board.choose(NEVER_OFFERED);
      throw CHOOSE.broken("a board, %s, from a key that is not offered, on %s", unused, where);
    } catch (IllegalMoveException refused) {
      String kind = refused.verdict().kind();
      CHOOSE.check(kind.equals(Refused.NOT_OFFERED), "the kind %s, on %s", kind, where);
    }
  }

  /** Checks that reading the list of moves produces the same board, including the sides. */
  private static void checkReading(Board board, Board start) {
    String text = MoveText.write(board.moves());
    List<Move> read = MOVES.given(() -> BoardMoves.read(text, start), "reading " + text);
    MOVES.check(read.equals(board.moves()), "\"%s\" reads as other moves", text);
    Board again = start;
    for (Move move : read) {
      again = again.play(move);
    }
    MOVES.check(
        BoardSnapshot.of(again).equals(BoardSnapshot.of(board)),
        "\"%s\" leads to another board than %s",
        text,
        UndecidedPositions.words(board));
  }
}
