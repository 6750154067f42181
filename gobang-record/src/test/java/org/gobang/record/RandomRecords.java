package org.gobang.record;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Score;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Tags;

/** Creates records with all types of content, reproducible by a seed. */
final class RandomRecords {

  private static final String[] RULES = {
    "freestyle", "standard", "renju", "caro", "caro-exact", "a plugin's [own]"
  };

  /** Texts that need escaping in some format. */
  private static final String[] WORDS = {
    "h8",
    "]",
    "[",
    "\\",
    "\\]",
    ":",
    "\\:",
    ";",
    "(",
    ")",
    "(;B[hh])",
    "\n",
    "\n\n",
    " ",
    "\t",
    "五子棋",
    "黑先",
    "🀄",
    "\uD83C\uDFF4\u200D\u2620\uFE0F",
    "é",
    "\u0000",
    "\uFEFF",
    "\u2028",
    "tt",
    "TAG[a:b]",
    "Piskvorky 15x15",
    "1,2,3",
    "-1",
    "CA[GBK]",
    "\\\\",
    "x"
  };

  private static final String[] ENDINGS = {
    "line", "board-full", "foul", "resigned", "overstepped", "crashed", "agreed", "abandoned"
  };

  private final Random random;
  private int size;
  private boolean orderly;

  RandomRecords(long seed) {
    random = new Random(seed);
  }

  private boolean maybe(int oneIn) {
    return random.nextInt(oneIn) == 0;
  }

  private String pick(String... from) {
    return from[random.nextInt(from.length)];
  }

  /** Returns a text that is not blank. */
  String text() {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(6); i >= 0; i--) {
      text.append(pick(WORDS));
    }
    return text.toString().isBlank() ? text + "x" : text.toString();
  }

  private Point point() {
    return new Point(random.nextInt(size), random.nextInt(size));
  }

  private Set<Point> points() {
    Set<Point> points = new LinkedHashSet<>();
    for (int i = random.nextInt(4); i >= 0; i--) {
      points.add(point());
    }
    return points;
  }

  /** Returns a tree with set-up, variations, passes, notes and tags. */
  GameRecord tree() {
    size = 5 + random.nextInt(21);
    Start start = maybe(3) ? setUp() : Start.empty(size);
    List<Node> lines = lines(start.first(), 1 + random.nextInt(30));
    return GameRecord.of(pick(RULES), start, List.of())
        .withTags(tags())
        .withNotes(notes())
        .withLines(lines);
  }

  /** Returns a tree from the empty board with alternating sides and without choices. */
  GameRecord orderly(int lines) {
    size = lines;
    orderly = true;
    List<Node> next = lines(Stone.BLACK, 1 + random.nextInt(30));
    GameRecord record =
        GameRecord.of("renju", Start.empty(size), List.of()).withNotes(notes()).withLines(next);
    orderly = false;
    return record;
  }

  /** Returns one line from the empty board, with times and names only. */
  GameRecord line() {
    return line(5 + random.nextInt(21));
  }

  GameRecord line(int lines) {
    size = lines;
    List<Node> next = List.of();
    int moves = random.nextInt(40);
    for (int i = moves; i > 0; i--) {
      Stone stone = i % 2 == 1 ? Stone.BLACK : Stone.WHITE;
      List<RecordNote> spent =
          maybe(2)
              ? List.of()
              : List.of(new RecordNote.Spent(Duration.ofMillis(1 + random.nextInt(99999))));
      next = List.of(new Node(new Move.Place(stone, point()), spent, next));
    }
    Map<String, String> tags = new LinkedHashMap<>();
    if (maybe(2)) {
      tags.put(Tags.BLACK, "pbrain-黑.exe");
      tags.put(Tags.WHITE, "Élodie, 2 Dan");
    }
    tags.put("levels", random.nextInt(12) + ":11");
    return GameRecord.of("renju", Start.empty(size), List.of()).withTags(tags).withLines(next);
  }

  private Start setUp() {
    List<Move.Place> stones = new ArrayList<>();
    Set<Point> taken = points();
    Set<Point> white = points();
    white.removeAll(taken);
    taken.forEach(point -> stones.add(new Move.Place(Stone.BLACK, point)));
    white.forEach(point -> stones.add(new Move.Place(Stone.WHITE, point)));
    return new Start(size, stones, maybe(2) ? Stone.BLACK : Stone.WHITE);
  }

  /**
   * Returns the nodes of a line with occasional variations, created from the last move to the
   * first.
   */
  private List<Node> lines(Stone first, int moves) {
    List<Node> next = List.of();
    for (int i = moves; i > 0; i--) {
      Stone stone = i % 2 == 1 ? first : first.opponent();
      List<Node> siblings = new ArrayList<>(List.of(new Node(move(stone), notes(), next)));
      if (maybe(6) && moves > 2) {
        siblings.addAll(lines(stone, random.nextInt(moves / 2)));
      }
      next = siblings;
    }
    return next;
  }

  private Move move(Stone stone) {
    // Sometimes out of turn: a record is not required to follow the rules.
    Stone whose = maybe(50) && !orderly ? stone.opponent() : stone;
    if (maybe(20) && !orderly) {
      return new Move.Choose(whose, pick("swap", "take-black", "fifths-3"));
    }
    return maybe(20) ? new Move.Pass(whose) : new Move.Place(whose, point());
  }

  private Map<String, String> tags() {
    Map<String, String> tags = new LinkedHashMap<>();
    for (int i = random.nextInt(8); i > 0; i--) {
      String key =
          pick(Tags.BLACK, Tags.WHITE, Tags.DATE, Tags.EVENT, Tags.ROUND, Tags.PLACE, "GN", text());
      tags.put(key, maybe(9) ? "" : text());
    }
    if (maybe(2)) {
      tags.put(Tags.RESULT, maybe(9) ? "nobody knows" : pick("black", "white", "draw"));
    }
    if (maybe(2)) {
      tags.put(Tags.ENDING, pick(ENDINGS));
    }
    return tags;
  }

  /** Returns at most one comment, and labels after shapes, in the order read from SGF. */
  private List<RecordNote> notes() {
    List<RecordNote> notes = new ArrayList<>();
    if (maybe(4)) {
      notes.add(new RecordNote.Comment(text()));
    }
    if (maybe(4)) {
      notes.add(
          new RecordNote.Spent(Duration.ofNanos(random.nextLong() >>> (8 + random.nextInt(53)))));
    }
    if (maybe(8)) {
      notes.add(new RecordNote.Evaluated(text(), score()));
    }
    if (maybe(8)) {
      notes.add(new RecordNote.Marked(RecordNote.Marked.TRIANGLE, List.copyOf(points())));
    }
    if (maybe(8)) {
      notes.add(new RecordNote.Marked(RecordNote.Marked.CIRCLE, List.copyOf(points())));
    }
    if (maybe(8)) {
      String label = text().replace('\n', '.');
      notes.add(new RecordNote.Marked(label, List.copyOf(points())));
    }
    List<Point> ends = List.copyOf(points());
    if (maybe(8) && ends.size() > 1) {
      notes.add(new RecordNote.Connected(ends.get(0), ends.get(1), true));
      notes.add(new RecordNote.Connected(ends.get(1), ends.get(0), false));
    }
    return notes;
  }

  private Score score() {
    int number = random.nextInt();
    return switch (random.nextInt(4)) {
      case 0 -> new Score.WinIn(1 + (number >>> 1) % 1000);
      case 1 -> new Score.LossIn((number >>> 1) % 1000);
      case 2 -> new Score.WinRate((number >>> 1) / (double) Integer.MAX_VALUE);
      default -> new Score.Estimate(number);
    };
  }
}
