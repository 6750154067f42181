package org.gobang.testkit;

import java.util.List;
import java.util.Map;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.api.player.Weights;

/** Checks that a player's insights are valid for the board. */
final class InsightCheck {

  private static final Promise REPORT =
      new Promise("Turn.report", "tells what the player sees: weights, a line, or a note");
  private static final Promise WEIGHTS =
      new Promise("Weights", "what each point is worth to a strategy");
  private static final Promise LINE =
      new Promise("Insight.Line", "the points in order from the move to be made now");
  private static final Promise RANK =
      new Promise("Insight.Line", "1 for the best line, 2 for the next; at most Turn.lines");
  private static final Promise WIN =
      new Promise("Score.WinIn", "moves of both sides to the winning one, counting it");
  private static final Promise LOSS =
      new Promise("Score.LossIn", "moves of both sides to the opponent's winning one, counting it");
  private static final Promise NOTE = new Promise("Insight.Note", "one line for people");

  private InsightCheck() {}

  /** Checks all insights reported for a turn. */
  static void check(TestTurn question) {
    for (Insight insight : question.reported()) {
      if (insight instanceof Weights weights) {
        checkWeights(weights, question.board());
      } else if (insight instanceof Insight.Line line) {
        checkLine(line, question);
      } else if (insight instanceof Insight.Note note) {
        boolean one = !note.text().isBlank() && note.text().lines().count() == 1;
        NOTE.check(one, "reported the note \"%s\"", note.text());
      } else {
        throw REPORT.broken("reported %s", insight);
      }
    }
  }

  private static void checkWeights(Weights weights, Board board) {
    int size = weights.size();
    WEIGHTS.check(size == board.size(), "weights for %d lines on %d", size, board.size());
    for (Map.Entry<Point, Integer> each : weights.nonZero().entrySet()) {
      WEIGHTS.check(
          board.at(each.getKey()) == Cell.VACANT,
          "%s weighs %d and is not vacant on %s",
          each.getKey(),
          each.getValue(),
          UndecidedPositions.words(board));
    }
  }

  private static void checkLine(Insight.Line line, TestTurn question) {
    RANK.check(line.rank() <= question.lines(), "%s where %d wanted", line, question.lines());
    if (line.score() instanceof Score.WinIn win) {
      WIN.check(win.plies() % 2 == 1, "a win in %d plies is the opponent's", win.plies());
    }
    if (line.score() instanceof Score.LossIn loss) {
      LOSS.check(loss.plies() % 2 == 0, "a loss in %d plies is a win", loss.plies());
    }
    Board board = question.board();
    List<Point> moves = line.moves();
    for (int i = 0; i < moves.size(); i++) {
      if (board.judge(board.toMove(), moves.get(i)) instanceof Verdict.Refused why) {
        throw LINE.broken(
            "move %d of the line %s is refused as %s on %s",
            i + 1, moves, why.kind(), UndecidedPositions.words(question));
      }
      board = board.play(moves.get(i));
    }
  }

  /** Checks that no reported line exceeds the budget. */
  static void checkWithin(TestTurn question) {
    long nodes =
        question.budget().limit(Limit.Nodes.class).map(Limit.Nodes::count).orElse(Long.MAX_VALUE);
    int plies =
        question
            .budget()
            .limit(Limit.Depth.class)
            .map(Limit.Depth::plies)
            .orElse(Integer.MAX_VALUE);
    Promise promise = new Promise("Budget", "limits that all hold together");
    for (Insight insight : question.reported()) {
      if (insight instanceof Insight.Line line) {
        promise.check(line.nodes() <= nodes, "%d nodes, and %d allowed", line.nodes(), nodes);
        promise.check(line.depth() <= plies, "depth %d, and %d allowed", line.depth(), plies);
      }
    }
  }
}
