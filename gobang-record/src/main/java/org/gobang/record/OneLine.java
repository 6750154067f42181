package org.gobang.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.gobang.api.Move;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.Ending;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Tags;

/** One line of a record, for a format that holds moves in turn from the empty board on. */
final class OneLine {

  /** So many tags are named in a sentence. */
  private static final int MOST_NAMED = 10;

  private static final Set<String> NAMES = Set.of(Tags.BLACK, Tags.WHITE);
  private static final Set<String> RESULT = Set.of(Tags.RESULT, Tags.ENDING);

  private final RecordFormat format;
  private final GameRecord record;
  private final List<Node> along;

  /**
   * The line that leads to a position.
   *
   * @throws RecordException if it does not begin on the empty board, or not with Black, or a side
   *     moves out of turn or outside the board
   * @throws IllegalArgumentException if there is no such path
   */
  OneLine(RecordFormat format, GameRecord record, List<Integer> path) {
    this.format = format;
    this.record = record;
    this.along = record.follow(path);
    Start start = record.start();
    if (!start.stones().isEmpty() || start.first() != Stone.BLACK) {
      throw new RecordException(Sentence.of("cannot.set.up", format.extension()));
    }
    Stone turn = Stone.BLACK;
    for (int i = 0; i < along.size(); i++) {
      Move move = along.get(i).move();
      if (move.stone() != turn) {
        throw refused(i, Sentence.of("cannot.turn"));
      }
      if (move instanceof Move.Place place && !new SgfPoints(start.size()).has(place.point())) {
        throw refused(i, Sentence.of("cannot.outside", start.size()));
      }
      turn = turn.opponent();
    }
  }

  List<Node> nodes() {
    return along;
  }

  List<Move> moves() {
    return along.stream().map(Node::move).toList();
  }

  RecordException refused(int index, Sentence why) {
    Move move = along.get(index).move();
    return new RecordException(
        Sentence.of("cannot.move", format.extension(), index + 1, move, why));
  }

  /**
   * What of this game is not in the line: a sentence for each kind of thing. What was measured
   * while it was played, times and evaluations, is not counted, nor what a file means that does not
   * say it.
   *
   * @param held the tags that the format holds
   */
  List<Sentence> lost(Map<String, String> held) {
    List<Sentence> lost = new ArrayList<>();
    if (!record.rules().equals(Unsaid.USUAL_RULES)) {
      lost.add(Sentence.of("lost.rules", record.rules()));
    }
    int size = record.start().size();
    if (format == RecordFormat.TEXT && size != Unsaid.USUAL_SIZE) {
      lost.add(Sentence.of("lost.size", size));
    }
    if (branches() || !beyond().isEmpty()) {
      lost.add(Sentence.of("lost.variations"));
    }
    if (notes().anyMatch(RecordNote.Comment.class::isInstance)) {
      lost.add(Sentence.of("lost.comments"));
    }
    if (notes().anyMatch(RecordNote.Marked.class::isInstance)) {
      lost.add(Sentence.of("lost.marks"));
    }
    lost.addAll(lostTags(held));
    return lost;
  }

  private boolean branches() {
    return Stream.concat(Stream.of(record.lines()), along.stream().map(Node::next))
        .anyMatch(next -> next.size() > 1);
  }

  private List<Node> beyond() {
    return along.isEmpty() ? record.lines() : along.get(along.size() - 1).next();
  }

  private Stream<RecordNote> notes() {
    return Stream.concat(
        record.notes().stream(), along.stream().flatMap(node -> node.notes().stream()));
  }

  private List<Sentence> lostTags(Map<String, String> held) {
    List<String> missing = new ArrayList<>();
    record
        .tags()
        .forEach(
            (key, value) -> {
              if (!value.equals(held.get(key)) && !(RESULT.contains(key) && movesTellTheEnd())) {
                missing.add(key);
              }
            });
    List<Sentence> lost = new ArrayList<>();
    if (missing.removeAll(NAMES)) {
      lost.add(Sentence.of("lost.names"));
    }
    if (missing.removeAll(RESULT)) {
      lost.add(Sentence.of("lost.result"));
    }
    if (!missing.isEmpty()) {
      List<String> named = missing.stream().sorted().limit(MOST_NAMED).map(Quote::of).toList();
      String names = String.join(", ", named);
      int others = missing.size() - named.size();
      lost.add(
          others == 0
              ? Sentence.of("lost.tags", names)
              : Sentence.of("lost.tags.more", names, others));
    }
    return lost;
  }

  /** Whether the moves bring the game to its end by themselves. */
  private boolean movesTellTheEnd() {
    String ending = record.tags().getOrDefault(Tags.ENDING, "");
    return beyond().isEmpty()
        && (ending.equals(Ending.LINE.word()) || ending.equals(Ending.BOARD_FULL.word()));
  }
}
