package org.gobang.presentation.edit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import org.gobang.api.Keyword;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.board.BoardSymmetry;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;

/** A rotation or reflection of the board; text in comments is unchanged. */
public enum Symmetry implements Keyword {
  /** Rotation to the left by 90°. */
  ROTATE_LEFT(BoardSymmetry.ROTATE_LEFT),
  /** Rotation to the right by 90°. */
  ROTATE_RIGHT(BoardSymmetry.ROTATE_RIGHT),
  /** Reflection that swaps left and right. */
  MIRROR(BoardSymmetry.MIRROR),
  /** Reflection that swaps top and bottom. */
  FLIP(BoardSymmetry.FLIP);

  private final BoardSymmetry points;

  Symmetry(BoardSymmetry points) {
    this.points = points;
  }

  /** Returns the image of a point on a board of the given size. */
  public Point of(Point point, int size) {
    return points.of(point, size);
  }

  /** Returns a transformed start position. */
  public Start of(Start start) {
    List<Move.Place> stones =
        start.stones().stream()
            .map(stone -> new Move.Place(stone.stone(), of(stone.point(), start.size())))
            .toList();
    return new Start(start.size(), stones, start.first());
  }

  /** Returns a transformed game; its paths are unchanged. */
  public GameRecord of(GameRecord record) {
    int size = record.start().size();
    return GameRecord.of(record.rules(), of(record.start()), List.of())
        .withTags(record.tags())
        .withNotes(notes(record.notes(), size))
        .withLines(lines(record.lines(), size));
  }

  /** Lists parents before children and builds from last to first, since a game may be deep. */
  private List<Node> lines(List<Node> lines, int size) {
    List<Node> nodes = new ArrayList<>(lines);
    List<Integer> parents = new ArrayList<>(Collections.nCopies(lines.size(), 0));
    List<Deque<Node>> turned = new ArrayList<>(List.of(new ArrayDeque<>()));
    for (int i = 0; i < nodes.size(); i++) {
      nodes.addAll(nodes.get(i).next());
      parents.addAll(Collections.nCopies(nodes.get(i).next().size(), i + 1));
      turned.add(new ArrayDeque<>());
    }
    for (int i = nodes.size() - 1; i >= 0; i--) {
      Node node = nodes.get(i);
      turned
          .get(parents.get(i))
          .addFirst(
              new Node(
                  move(node.move(), size),
                  notes(node.notes(), size),
                  List.copyOf(turned.get(i + 1))));
    }
    return List.copyOf(turned.get(0));
  }

  private Move move(Move move, int size) {
    if (move instanceof Move.Place place) {
      return new Move.Place(place.stone(), of(place.point(), size));
    }
    if (move instanceof Move.Choose chosen && chosen.point().isPresent()) {
      String key = chosen.key();
      Point point = of(chosen.point().get(), size);
      return new Move.Choose(chosen.stone(), key.substring(0, key.lastIndexOf('-') + 1) + point);
    }
    return move;
  }

  private List<RecordNote> notes(List<RecordNote> notes, int size) {
    return notes.stream().map(note -> note(note, size)).toList();
  }

  private RecordNote note(RecordNote note, int size) {
    if (note instanceof RecordNote.Connected connected) {
      return new RecordNote.Connected(
          of(connected.from(), size), of(connected.to(), size), connected.arrow());
    }
    return note instanceof RecordNote.Marked marked
        ? new RecordNote.Marked(
            marked.mark(), marked.points().stream().map(point -> of(point, size)).toList())
        : note;
  }
}
