package org.gobang.ui.console.pipe;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Outcome;
import org.gobang.api.explorer.ResultCounts;
import org.gobang.api.player.Weights;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.GameState;

/** Formats the events between two states of a game, one per line. */
final class EventLines {

  private List<Move> moves = List.of();
  private Optional<Result> result = Optional.empty();

  /**
   * Returns the events from the previous state to this one, on the first call from an empty board.
   */
  List<String> upTo(GameState state) {
    List<String> events = new ArrayList<>();
    List<Move> next = state.board().moves();
    int change = Arrays.mismatch(moves.toArray(), next.toArray());
    int common = change < 0 ? next.size() : change;
    if (result.isPresent() && state.result().isEmpty() && common == moves.size()) {
      events.add("undone result");
    }
    for (int ply = moves.size(); ply > common; ply--) {
      events.add("undone " + ply);
    }
    for (int ply = common + 1; ply <= next.size(); ply++) {
      Move move = next.get(ply - 1);
      events.add(ply + ". " + move + " " + name(move.stone()));
    }
    if (!result.equals(state.result())) {
      state.result().ifPresent(end -> events.add(ending(end, state)));
    }
    moves = next;
    result = state.result();
    return events;
  }

  /** Returns the result of the last state. */
  Optional<Result> result() {
    return result;
  }

  private static String ending(Result end, GameState state) {
    return switch (end.ending()) {
      case BOARD_FULL, AGREED -> "Draw";
      case ABANDONED -> "Abandoned";
      case RESIGNED -> name(winner(end).opponent()) + " resigns";
      case LINE -> wins(end) + ": " + line(state);
      case RULES, FOUL -> wins(end) + ": " + end.words();
      case OVERSTEPPED, ILLEGAL, CRASHED, EXITED, REFUSED ->
          wins(end) + ": " + name(winner(end).opponent()) + " " + end.ending().word();
      case ADJUDICATED ->
          end.winner().isPresent() ? wins(end) + ": " + end.ending().word() : "Draw";
    };
  }

  private static Stone winner(Result end) {
    return end.winner().orElseThrow();
  }

  private static String wins(Result end) {
    return name(winner(end)) + " wins";
  }

  private static String line(GameState state) {
    List<Point> line =
        state.board().outcome() instanceof Outcome.Won won ? won.line() : List.<Point>of();
    return points(line).strip();
  }

  /** Returns the points, each preceded by a space. */
  static String points(Collection<Point> points) {
    return points.stream().map(point -> " " + point).collect(Collectors.joining());
  }

  static String name(Stone stone) {
    return stone == Stone.BLACK ? "Black" : "White";
  }

  /** Returns a line with the results of games with a move, or of all games with a position. */
  static String explored(Object what, ResultCounts results) {
    return String.format(
        Locale.ROOT,
        "explored %s games %d black %d draws %d white %d open %d",
        what,
        results.games(),
        results.black(),
        results.draws(),
        results.white(),
        results.open());
  }

  /** Returns all nonzero weights, greatest first. */
  static String of(Weights weights) {
    return weights.nonZero().entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .map(each -> " " + each.getKey() + "=" + each.getValue())
        .collect(Collectors.joining("", "weights", ""));
  }
}
