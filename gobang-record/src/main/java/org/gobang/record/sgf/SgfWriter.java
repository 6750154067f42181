package org.gobang.record.sgf;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.gobang.api.LocalizedText;
import org.gobang.api.Move;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.gobang.record.format.FormattedRecord;
import org.gobang.record.format.RecordMessages;
import org.gobang.record.io.PositionNotes;

/**
 * A writer of <a href="https://www.red-bean.com/sgf/">SGF FF[4]</a>, GM[4], in UTF-8: the current
 * line first, everything else as variations.
 */
public final class SgfWriter {

  /**
   * The property for a choice in the opening as a separate node: the side and the key, such as
   * {@code W:swap}. This is a private property of Gobang.
   */
  static final String CHOICE = "CHOICE";

  private static final int MOVES_PER_LINE = 10;

  private static final LocalizedText JOINED = RecordMessages.of("lost.joined");
  private static final LocalizedText OFF_THE_BOARD = RecordMessages.of("lost.outside");
  private static final LocalizedText ONE_LINE = RecordMessages.of("lost.lines");

  private final SgfPoints points;
  private final SgfNotes notes;
  private final StringBuilder text = new StringBuilder();
  private final List<LocalizedText> losses = new ArrayList<>();
  private int movesInLine;

  private SgfWriter(int size) {
    points = new SgfPoints(size);
    notes = new SgfNotes(points);
  }

  /**
   * Returns a game as a file.
   *
   * @param record the game
   * @param path the path to the current position
   * @return the text and the lost content
   * @throws RefusedException if a move is outside the board
   * @throws IllegalArgumentException if the path does not exist in the record
   */
  public static FormattedRecord write(GameRecord record, List<Integer> path) {
    SgfWriter writer = new SgfWriter(record.start().size());
    GameRecord sorted = MainLine.of(record, path);
    writer.root(sorted);
    writer.walk(sorted.lines(), path.size());
    return FormattedRecord.of(writer.text.append(")\n").toString(), writer.losses);
  }

  private void addLoss(LocalizedText loss) {
    if (!losses.contains(loss)) {
      losses.add(loss);
    }
  }

  private void root(GameRecord record) {
    Start start = record.start();
    text.append("(;FF[4]GM[4]CA[UTF-8]AP[Gobang:").append(version()).append("]SZ[");
    text.append(start.size()).append(']').append(SgfRules.write(record));
    text.append(SgfTags.write(record));
    for (Stone stone : Stone.values()) {
      String id = stone == Stone.BLACK ? "AB" : "AW";
      for (Move.Place place : start.stones()) {
        if (place.stone() == stone) {
          text.append(id).append('[').append(points.write(place.point())).append(']');
          id = "";
        }
      }
    }
    boolean usual =
        start.stones().isEmpty()
            && start.first() == Stone.BLACK
            && (record.lines().isEmpty() || record.lines().get(0).move().stone() == Stone.BLACK);
    text.append(usual ? "" : start.first() == Stone.BLACK ? "PL[B]" : "PL[W]");
    notes(record.notes());
    text.append('\n');
  }

  private static String version() {
    Optional<String> version =
        Optional.ofNullable(SgfWriter.class.getModule().getDescriptor())
            .flatMap(module -> module.rawVersion());
    return version.orElse("development");
  }

  /**
   * A pending variation, or the end of a variation without a node.
   *
   * @param before the number of preceding nodes in the main line; -1 in a variation
   */
  private record Step(Optional<Node> node, boolean varies, int before) {}

  /** Writes all moves, with an empty node at the end of the main line if moves follow. */
  private void walk(List<Node> lines, int played) {
    Deque<Step> left = new ArrayDeque<>();
    push(left, lines, 0, played);
    while (!left.isEmpty()) {
      Step step = left.pop();
      if (step.node().isEmpty()) {
        text.append(')');
        continue;
      }
      if (step.varies()) {
        text.append("\n(");
        movesInLine = 0;
        left.push(new Step(Optional.empty(), false, -1));
      }
      node(step.node().get());
      int behind = step.before() < 0 ? -1 : step.before() + 1;
      push(left, step.node().get().next(), behind, played);
    }
  }

  private void push(Deque<Step> left, List<Node> nodes, int before, int played) {
    boolean ends = before == played && !nodes.isEmpty();
    if (ends) {
      text.append("\n(;)");
    }
    for (int i = nodes.size() - 1; i >= 0; i--) {
      boolean main = i == 0 && before >= 0 && !ends;
      left.push(new Step(Optional.of(nodes.get(i)), ends || nodes.size() > 1, main ? before : -1));
    }
  }

  private void node(Node node) {
    if (movesInLine == MOVES_PER_LINE) {
      text.append('\n');
      movesInLine = 0;
    }
    movesInLine++;
    char side = node.move().stone() == Stone.BLACK ? 'B' : 'W';
    text.append(';');
    if (node.move() instanceof Move.Choose chosen) {
      text.append(CHOICE).append('[').append(side).append(':').append(chosen.key());
    } else {
      text.append(side).append('[');
    }
    if (node.move() instanceof Move.Place place) {
      if (!points.has(place.point())) {
        throw new RefusedException(RecordMessages.of("outside", place, points.size()));
      }
      text.append(points.write(place.point()));
    }
    text.append(']');
    notes(node.notes());
  }

  private void notes(List<RecordNote> noted) {
    PositionNotes kept = new PositionNotes();
    int comments = 0;
    for (RecordNote note : noted) {
      comments += note instanceof RecordNote.Comment ? 1 : 0;
      if (note instanceof RecordNote.Marked marked) {
        onTheBoard(marked).ifPresent(kept::add);
      } else if (note instanceof RecordNote.Connected connected
          && !(points.has(connected.from()) && points.has(connected.to()))) {
        addLoss(OFF_THE_BOARD);
      } else {
        kept.add(note);
      }
    }
    if (comments > 1) {
      addLoss(JOINED);
    }
    text.append(notes.write(kept));
  }

  private Optional<RecordNote> onTheBoard(RecordNote.Marked marked) {
    if (marked.points().stream().anyMatch(point -> !points.has(point))) {
      addLoss(OFF_THE_BOARD);
    }
    String mark = marked.mark().replaceAll("[\\r\\n]+", " ");
    if (!mark.equals(marked.mark())) {
      addLoss(ONE_LINE);
    }
    return Optional.of(marked.points().stream().filter(points::has).toList())
        .filter(onBoard -> !onBoard.isEmpty())
        .map(onBoard -> new RecordNote.Marked(mark, onBoard));
  }
}
