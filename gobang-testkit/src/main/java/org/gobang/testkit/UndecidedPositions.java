package org.gobang.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardText;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Budget;

/** Undecided positions for moves of a player, the same in every run. */
final class UndecidedPositions {

  private static final long SEED = 20261121;

  private UndecidedPositions() {}

  /**
   * Returns positions of games from a board: the empty board, openings, positions after passes,
   * crowded and nearly full positions, each with either side to move.
   *
   * @param start a board before the first move
   */
  static List<Board> inGamesFrom(Board start) {
    Random random = new Random(SEED);
    int points = start.size() * start.size();
    List<Board> positions = new ArrayList<>(List.of(start, ForcedChoices.passed(start)));
    positions.addAll(twoFrom(wander(start, 1, random)));
    positions.addAll(twoFrom(wander(start, 6, random)));
    positions.addAll(twoFrom(wander(ForcedChoices.passed(start), 9, random)));
    positions.addAll(twoFrom(wander(start, points / 2, random)));
    positions.addAll(twoFrom(wander(start, points * 4 / 5, random)));
    positions.addAll(twoFrom(wander(start, points - 3, random)));
    return undecided(positions);
  }

  /** Returns a crowded position after moves from a board. */
  static Board crowded(Board start) {
    return wander(start, start.size() * start.size() / 2, new Random(SEED));
  }

  /** Returns the set-ups of {@link TestSetUps} that the rules of a board support. */
  static List<Board> setUpLike(Board board) {
    List<Board> positions = new ArrayList<>();
    TestBoards.rules(board.rules())
        .ifPresent(
            rules ->
                TestSetUps.on(board.size())
                    .forEach(
                        setUp ->
                            TestBoards.create(rules::create, setUp).ifPresent(positions::add)));
    return undecided(positions);
  }

  /** Returns a position and the same position with the other side to move. */
  private static List<Board> twoFrom(Board board) {
    boolean undecided = board.outcome() instanceof Outcome.Undecided;
    return undecided ? List.of(board, ForcedChoices.passed(board)) : List.of();
  }

  private static List<Board> undecided(List<Board> positions) {
    return positions.stream()
        .filter(board -> board.outcome() instanceof Outcome.Undecided)
        .toList();
  }

  /**
   * Returns the position after random moves that do not end the game.
   *
   * @param plies the maximum number of moves; fewer if all remaining moves end the game
   */
  static Board wander(Board from, int plies, Random random) {
    Board board = from;
    List<Point> points = new ArrayList<>(from.vacant());
    Collections.shuffle(points, random);
    for (int i = 0; i < plies; i++) {
      board = ForcedChoices.made(board);
      Board next = quietly(board, points);
      if (next == board) {
        break;
      }
      board = next;
    }
    return board;
  }

  /**
   * Returns the board after the first point that does not end the game, and removes the point from
   * the list. Returns the same board if all points end the game.
   */
  private static Board quietly(Board board, List<Point> points) {
    for (Point point : points) {
      if (board.judge(board.toMove(), point) instanceof Verdict.Allowed) {
        Board next = board.play(point);
        if (next.outcome() instanceof Outcome.Undecided) {
          points.remove(point);
          return next;
        }
      }
    }
    return board;
  }

  /**
   * Returns a description of a position for failure messages: the rules and the side to move, a
   * diagram and the moves.
   */
  static String words(Board board) {
    List<Move> moves = board.moves();
    String history = moves.isEmpty() ? "no moves yet" : "moves " + MoveText.write(moves);
    String set = board.start().stones().isEmpty() ? "" : " (set up)";
    String side = board.toMove() == Stone.BLACK ? "Black" : "White";
    return String.format(
        Locale.ROOT,
        "%s on %d lines%s, %s to move%n%s%n%s",
        board.rules(),
        board.size(),
        set,
        side,
        BoardText.draw(board).stripTrailing(),
        history);
  }

  /** Returns a description of a turn and the budget. */
  static String words(TestTurn question) {
    List<Budget.Limit> limits = question.budget().limits();
    String budget = limits.isEmpty() ? "no budget until a stop" : "a budget of " + limits;
    return "with " + budget + " on " + words(question.board());
  }
}
