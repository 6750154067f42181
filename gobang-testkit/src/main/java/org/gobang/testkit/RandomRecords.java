package org.gobang.testkit;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Tags;

/** Random records, the same in every run: lines of moves, and trees with all types of content. */
final class RandomRecords {

  private static final int USUAL_SIZE = 15;
  private static final List<String> RULES = List.of("freestyle", "renju", "standard");
  private static final List<String> WORDS =
      List.of("Ada", "五子棋", "a;b", "[x]", "(1,2)", "h8 h9", "\"q\"", "\\", "é", "🀄", "<&>", "#1");

  private final Random random;

  RandomRecords(long seed) {
    random = new Random(seed);
  }

  private boolean maybe(int oneIn) {
    return random.nextInt(oneIn) == 0;
  }

  private <T> T pick(List<T> from) {
    return from.get(random.nextInt(from.size()));
  }

  /** Returns the points of a board in a random order. */
  private List<Point> points(int size) {
    List<Point> points = new ArrayList<>();
    IntStream.range(0, size * size).forEach(i -> points.add(new Point(i % size, i / size)));
    Collections.shuffle(points, random);
    return points;
  }

  /** Returns a game with alternating moves from the empty board and no other content. */
  GameRecord line() {
    int size = maybe(3) ? 5 + random.nextInt(15) : USUAL_SIZE;
    List<Point> points = points(size);
    List<Move> moves = new ArrayList<>();
    for (int i = random.nextInt(25); i > 0; i--) {
      Stone stone = moves.size() % 2 == 0 ? Stone.BLACK : Stone.WHITE;
      moves.add(new Move.Place(stone, points.get(i)));
    }
    return GameRecord.of(pick(RULES), Start.empty(size), moves);
  }

  /** Returns a game with names, notes, passes, a set-up and occasional variations. */
  GameRecord tree() {
    List<Point> points = points(USUAL_SIZE);
    List<Move.Place> setUp =
        maybe(4) ? List.of(new Move.Place(Stone.WHITE, points.get(0))) : List.of();
    Map<String, String> tags = new LinkedHashMap<>();
    if (maybe(2)) {
      tags.put(Tags.BLACK, pick(WORDS));
      tags.put(Tags.WHITE, pick(WORDS));
    }
    if (maybe(3)) {
      tags.put(Tags.RESULT, pick(List.of("black", "white", "draw")));
    }
    return GameRecord.of(pick(RULES), new Start(USUAL_SIZE, setUp, Stone.BLACK), List.of())
        .withTags(tags)
        .withNotes(notes(points))
        .withLines(lines(Stone.BLACK, points.subList(1, 2 + random.nextInt(15)), points));
  }

  /**
   * Returns the nodes of a line with occasional variations, created from the last move to the
   * first.
   */
  private List<Node> lines(Stone first, List<Point> line, List<Point> marks) {
    List<Node> next = List.of();
    for (int i = line.size() - 1; i >= 0; i--) {
      Stone stone = i % 2 == 0 ? first : first.opponent();
      Move move = maybe(20) ? new Move.Pass(stone) : new Move.Place(stone, line.get(i));
      List<Node> siblings = new ArrayList<>(List.of(new Node(move, notes(marks), next)));
      if (maybe(5)) {
        Point other = marks.get(100 + random.nextInt(100));
        siblings.add(new Node(new Move.Place(stone, other), List.of(), List.of()));
      }
      next = siblings;
    }
    return next;
  }

  private List<RecordNote> notes(List<Point> points) {
    List<RecordNote> notes = new ArrayList<>();
    if (maybe(5)) {
      notes.add(new RecordNote.Comment(pick(WORDS) + " " + pick(WORDS)));
    }
    if (maybe(5)) {
      notes.add(new RecordNote.Spent(Duration.ofMillis(1 + random.nextInt(9999))));
    }
    if (maybe(8)) {
      notes.add(new RecordNote.Marked(RecordNote.Marked.CIRCLE, List.of(pick(points))));
    }
    return notes;
  }
}
