package org.gobang.record;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.gobang.api.LocalizedText;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Verdict;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.record.format.RecordMessages;

/**
 * Finds the illegal moves of a record. A record can contain illegal moves, but no player can play
 * them.
 */
public final class IllegalMoves {

  /** In larger trees, only the first moves are checked, because a tree can have millions. */
  private static final int MAX_MOVES = 20_000;

  private IllegalMoves() {}

  /** A move, its number from 1, the board before it, and whether it is in the main line. */
  private record Step(Node node, int number, Board before, boolean main) {}

  /**
   * Returns the first illegal move of a record, in the order of its lines.
   *
   * @param record the record
   * @param start the board before the first move
   * @return a message with the number of the move; empty if all checked moves can be played
   */
  static Optional<LocalizedText> first(GameRecord record, Board start) {
    Deque<Step> left = new ArrayDeque<>();
    push(left, record.lines(), 1, start, true);
    for (int moves = 0; moves < MAX_MOVES && !left.isEmpty(); moves++) {
      Step step = left.pop();
      Move move = step.node().move();
      Board before = step.before();
      Stone side = move instanceof Move.Choose ? before.toAct() : before.toMove();
      if (!(before.outcome() instanceof Outcome.Undecided)) {
        return Optional.of(message(step, RecordMessages.of("move.over", move)));
      }
      if (move.stone() != side) {
        return Optional.of(message(step, RecordMessages.of("move.turn", move)));
      }
      try {
        push(left, step.node().next(), step.number() + 1, before.play(move), step.main());
      } catch (IllegalMoveException refused) {
        // The game was lost by a foul.
        if (!refused.verdict().foul()) {
          return Optional.of(message(step, reason(refused)));
        }
        if (!step.node().next().isEmpty()) {
          Node next = step.node().next().get(0);
          return Optional.of(
              message(
                  new Step(next, step.number() + 1, before, step.main()),
                  RecordMessages.of("move.over", next.move())));
        }
      }
    }
    return Optional.empty();
  }

  private static void push(
      Deque<Step> left, List<Node> next, int number, Board board, boolean main) {
    for (int i = next.size() - 1; i >= 0; i--) {
      left.push(new Step(next.get(i), number, board, main && i == 0));
    }
  }

  private static LocalizedText message(Step step, LocalizedText reason) {
    return RecordMessages.of(step.main() ? "illegal" : "illegal.variation", step.number(), reason);
  }

  /**
   * Returns the reason why a board refuses a move.
   *
   * @param refused the exception of the board
   * @return the reason with the move, without a full stop
   */
  public static LocalizedText reason(IllegalMoveException refused) {
    String kind = refused.verdict().kind();
    String move =
        refused
            .point()
            .map(Point::toString)
            .orElseGet(() -> String.valueOf(refused.getMessage()).replaceFirst(":.*", ""));
    return switch (kind) {
      case Verdict.Refused.OVER -> RecordMessages.of("move.over", move);
      case Verdict.Refused.OCCUPIED -> RecordMessages.of("move.occupied", move);
      case Verdict.Refused.OUTSIDE -> RecordMessages.of("move.outside", move);
      default -> RecordMessages.of("move.refused", move, kind);
    };
  }
}
