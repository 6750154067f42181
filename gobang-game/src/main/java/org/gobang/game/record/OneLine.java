package org.gobang.game.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.gobang.api.Move;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;

/** One line of a record, for a format that holds moves in turn from the empty board on. */
final class OneLine {

  /** So many tags are named in a sentence. */
  private static final int MOST_NAMED = 10;

  private final String format;
  private final GameRecord record;
  private final List<Node> along;

  /**
   * The line that leads to a position.
   *
   * @param format what sentences call the format
   * @throws RefusedException if it does not begin on the empty board, or not with Black, or a side
   *     moves out of turn or outside the board
   * @throws IllegalArgumentException if there is no such path
   */
  OneLine(String format, GameRecord record, List<Integer> path) {
    this.format = format;
    this.record = record;
    this.along = record.follow(path);
    Start start = record.start();
    if (!start.stones().isEmpty() || start.first() != Stone.BLACK) {
      throw new RefusedException(format + " cannot hold a set-up");
    }
    Stone turn = Stone.BLACK;
    for (int i = 0; i < along.size(); i++) {
      Move move = along.get(i).move();
      if (move.stone() != turn) {
        throw refused(i, "the sides move in turn");
      }
      if (move instanceof Move.Place place && !new SgfPoints(start.size()).has(place.point())) {
        throw refused(i, "it is outside a board of " + start.size() + " lines");
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

  RefusedException refused(int index, String why) {
    Move move = along.get(index).move();
    return new RefusedException(
        format + " cannot hold move " + (index + 1) + " (" + move + "): " + why);
  }

  /**
   * What of the record is not in the line: a sentence each for variations, for notes and for tags.
   *
   * @param notes which notes to moves the format holds
   * @param tags the tags that it holds
   */
  List<String> leftOut(Predicate<RecordNote> notes, Map<String, String> tags) {
    List<String> sentences = new ArrayList<>();
    boolean branches =
        Stream.concat(Stream.of(record.lines()), along.stream().map(Node::next))
            .anyMatch(next -> next.size() > 1);
    List<Node> beyond = along.isEmpty() ? record.lines() : along.get(along.size() - 1).next();
    if (branches || !beyond.isEmpty()) {
      sentences.add(format + " holds one line alone, no variations.");
    }
    Stream<RecordNote> noted = along.stream().flatMap(node -> node.notes().stream());
    if (!record.notes().isEmpty() || !noted.allMatch(notes)) {
      sentences.add(format + " holds no comments, evaluations or marks.");
    }
    List<String> missing =
        record.tags().entrySet().stream()
            .filter(tag -> !tag.getValue().equals(tags.get(tag.getKey())))
            .map(tag -> Quote.of(tag.getKey()))
            .sorted()
            .toList();
    if (!missing.isEmpty()) {
      String named = String.join(", ", missing.subList(0, Math.min(MOST_NAMED, missing.size())));
      int others = missing.size() - MOST_NAMED;
      sentences.add(
          format
              + " has no place for the tags "
              + named
              + (others > 0 ? " and " + others + " others." : "."));
    }
    return sentences;
  }
}
