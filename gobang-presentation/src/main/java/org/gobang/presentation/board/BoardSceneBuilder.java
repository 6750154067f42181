package org.gobang.presentation.board;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.player.Insight;
import org.gobang.api.record.RecordNote;
import org.gobang.presentation.advice.ExpectedLine;
import org.gobang.presentation.advice.Heat;
import org.gobang.presentation.advice.Hint;
import org.gobang.presentation.advice.SteppedHint;
import org.gobang.presentation.advice.Thinking;
import org.gobang.presentation.analysis.LiveAnalysis;
import org.gobang.presentation.edit.MarkTool;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.text.MoveNumber;

/** Builds a board scene from the facts of a game. */
final class BoardSceneBuilder {

  private final ShownPosition position;
  private final Predicate<BoardDisplaySettings> shows;
  private final Map<Point, Stone> ghosts = new HashMap<>();
  private final Map<Point, Integer> ghostNumbers = new HashMap<>();
  private Optional<Heat> heat = Optional.empty();
  private Map<Point, LiveAnalysis.AnalysedMove> analysed = Map.of();
  private Map<Point, String> marks = Map.of();
  private List<RecordNote.Connected> connections = List.of();
  private Optional<Point> hint = Optional.empty();
  private Optional<Hint.Area> area = Optional.empty();

  BoardSceneBuilder(ShownPosition position, Predicate<BoardDisplaySettings> shows) {
    this.position = position;
    this.shows = shows;
  }

  /**
   * Adds the expected moves of the engine to move, or of the engine that moved last, as ghost
   * stones numbered from the last stone.
   */
  BoardSceneBuilder expected(Optional<Thinking> thinking) {
    Optional<List<Point>> moves = thinking.flatMap(Thinking::line).map(Insight.Line::moves);
    if (thinking.isEmpty() || moves.isEmpty()) {
      return this;
    }
    if (thinking.get().isAbout(position.state())) {
      return position.computerThinks() ? from(moves.get()) : this;
    }
    boolean made = position.last().filter(moves.get().get(0)::equals).isPresent();
    return made && !position.over() ? from(moves.get().subList(1, moves.get().size())) : this;
  }

  /**
   * Adds the moves of a variation from the current position as ghost stones numbered from the last
   * stone.
   */
  BoardSceneBuilder next(Optional<Insight.Line> line) {
    return line.map(each -> from(each.moves())).orElse(this);
  }

  private BoardSceneBuilder from(List<Point> moves) {
    int number = MoveNumber.of(position.moves()) + 1;
    add(new ExpectedLine(position.toMove(), number, moves));
    return this;
  }

  /** Adds the moves of a variation as ghost stones. */
  BoardSceneBuilder line(Optional<ExpectedLine> line) {
    line.ifPresent(this::add);
    return this;
  }

  private void add(ExpectedLine line) {
    Stone stone = line.first();
    int left = position.stonesLeft();
    int ply = line.number();
    for (Point point : line.moves()) {
      if (ghosts.putIfAbsent(point, stone) == null) {
        ghostNumbers.put(point, ply);
      }
      ply++;
      left--;
      if (left == 0) {
        // Later turns are assumed to have as many stones as this one.
        stone = stone.opponent();
        left = position.stonesLeft();
      }
    }
  }

  BoardSceneBuilder heat(Optional<Heat> map) {
    heat = map;
    return this;
  }

  /** Adds the candidate moves of engines with their scores. */
  BoardSceneBuilder analysed(Map<Point, LiveAnalysis.AnalysedMove> moves) {
    analysed = moves;
    return this;
  }

  BoardSceneBuilder hint(Optional<SteppedHint> given) {
    hint = given.flatMap(SteppedHint::point);
    area = given.flatMap(SteppedHint::area);
    return this;
  }

  /** Adds the marks, arrows and lines of the record at this position. */
  BoardSceneBuilder drawn(List<RecordNote> notes) {
    marks = MarkTool.marks(notes);
    connections = MarkTool.connections(notes);
    return this;
  }

  /** Marks a point like a hint, in place of the hint. */
  BoardSceneBuilder marked(Optional<Point> point) {
    hint = point.or(() -> hint);
    return this;
  }

  /**
   * Returns the board.
   *
   * @param mine whether the user may move in this interface
   */
  BoardScene scene(boolean mine) {
    Map<Point, Integer> numbers =
        shows.test(BoardDisplaySettings.NUMBERS) ? position.numbers() : Map.of();
    Map<Point, String> fouls =
        shows.test(BoardDisplaySettings.FORBIDDEN) ? position.reasons() : Map.of();
    Map<Point, String> refused = new HashMap<>(fouls);
    refused.putAll(position.step().excluded());
    Map<Point, PointScene> spots = new HashMap<>();
    for (int row = 0; row < position.size(); row++) {
      for (int column = 0; column < position.size(); column++) {
        Point point = new Point(column, row);
        PointScene spot = spot(point, numbers, fouls).mark(marks.getOrDefault(point, "")).build();
        if (!spot.equals(PointScene.BARE)) {
          spots.put(point, spot);
        }
      }
    }
    Optional<Stone> hand =
        mine && position.personToMove() ? Optional.of(position.state().toMove()) : Optional.empty();
    return new BoardScene(
        position.size(),
        spots,
        position.line(),
        hand,
        refused,
        position.state().openingPoints(),
        position.wraps(),
        area,
        connections);
  }

  private PointScene.Builder spot(
      Point point, Map<Point, Integer> numbers, Map<Point, String> fouls) {
    Stone stone = position.stones().get(point);
    int offer = position.step().offered().indexOf(point);
    if (offer >= 0) {
      return PointScene.BARE
          .change()
          .ghost(position.state().toMove())
          .label(String.valueOf(offer + 1))
          .hint(hint.filter(point::equals).isPresent())
          .opening(PointScene.Opening.OFFERED);
    }
    return (stone == null ? vacant(point, fouls) : taken(point, stone, numbers))
        .opening(opening(point));
  }

  private PointScene.Opening opening(Point point) {
    return position.step().excluded().containsKey(point)
        ? PointScene.Opening.EXCLUDED
        : position.step().region().contains(point)
            ? PointScene.Opening.REGION
            : PointScene.Opening.NONE;
  }

  private PointScene.Builder taken(Point point, Stone stone, Map<Point, Integer> numbers) {
    boolean last = position.last().filter(point::equals).isPresent();
    return PointScene.of(stone, last)
        .change()
        .label(numbers.containsKey(point) ? String.valueOf(numbers.get(point)) : "")
        .winning(position.line().contains(point));
  }

  private PointScene.Builder vacant(Point point, Map<Point, String> fouls) {
    PointScene.Builder spot = PointScene.BARE.change().hint(hint.filter(point::equals).isPresent());
    Stone ghost = ghosts.get(point);
    if (ghost != null) {
      spot.ghost(ghost).label(String.valueOf(ghostNumbers.get(point)));
    } else {
      spot.forbidden(fouls.containsKey(point));
    }
    LiveAnalysis.AnalysedMove move = ghost == null ? analysed.get(point) : null;
    return move == null ? worth(spot, point) : spot.heat(move.level()).weight(move.text());
  }

  /** Adds the heat map value of a point. */
  private PointScene.Builder worth(PointScene.Builder spot, Point point) {
    int level = heat.map(map -> map.level(point)).orElse(0);
    boolean counted = level > 0 && shows.test(BoardDisplaySettings.WEIGHTS);
    return spot.heat(level).weight(counted ? heat.map(map -> map.text(point)).orElse("") : "");
  }
}
