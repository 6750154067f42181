package org.gobang.record.renlib;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.gobang.record.io.PositionNotes;

/**
 * A tree during reading, with a few bytes per node. Nodes are numbered in the order of the file, so
 * that each follows its parent; the root is 0.
 */
final class RenlibTree {

  static final int ROOT = 0;

  private static final int NONE = -1;
  private static final int FIRST_CAPACITY = 1 << 12;
  private static final int POINTS = 1 << 8;

  private final RenlibTexts texts;
  private int size;
  private int[] parents = new int[FIRST_CAPACITY];
  private byte[] points = new byte[FIRST_CAPACITY];
  private boolean[] marked = new boolean[FIRST_CAPACITY];
  private boolean[] white = new boolean[FIRST_CAPACITY];

  /** The index of the text of each comment. */
  private int[] comments = new int[FIRST_CAPACITY];

  /** Additional comments on positions. */
  private final Map<Integer, List<Integer>> furtherComments = new HashMap<>();

  private final Map<Integer, List<Label>> labels = new HashMap<>();

  /** The number of stones on each point on the path to the last node. */
  private final int[] stones = new int[POINTS];

  private int occupied;

  /** A label on the board. */
  private record Label(Point point, int text) {}

  RenlibTree(RenlibTexts texts) {
    this.texts = texts;
    append(ROOT, RenlibCode.NO_POINT);
    // So that the first move is Black's.
    white[ROOT] = true;
  }

  private int append(int parent, int point) {
    if (size == parents.length) {
      int larger = size * 2;
      parents = Arrays.copyOf(parents, larger);
      points = Arrays.copyOf(points, larger);
      marked = Arrays.copyOf(marked, larger);
      white = Arrays.copyOf(white, larger);
      comments = Arrays.copyOf(comments, larger);
    }
    comments[size] = NONE;
    parents[size] = parent;
    points[size] = (byte) point;
    white[size] = !white[parent];
    return size++;
  }

  /** Returns the number of moves on occupied points. */
  int occupied() {
    return occupied;
  }

  /**
   * Adds a move or a pass.
   *
   * @param parent the last node or an ancestor of it
   * @return the new node
   */
  int add(int parent, int point) {
    for (int node = size - 1; node != parent; node = parents[node]) {
      stones[points[node] & 0xff]--;
    }
    stones[point]++;
    occupied += point != RenlibCode.NO_POINT && stones[point] > 1 ? 1 : 0;
    return append(parent, point);
  }

  void mark(int node) {
    marked[node] = true;
  }

  void comment(int node, int text) {
    if (comments[node] == NONE) {
      comments[node] = text;
    } else {
      furtherComments.computeIfAbsent(node, none -> new ArrayList<>(1)).add(text);
    }
  }

  void label(int node, Point point, int text) {
    labels.computeIfAbsent(node, none -> new ArrayList<>(1)).add(new Label(point, text));
  }

  /** Returns the notes on the position before the first move. */
  List<RecordNote> rootNotes() {
    return notes(ROOT);
  }

  /** Builds all moves, starting with the last node. */
  List<Node> build() {
    int[] firstChild = new int[size];
    int[] nextSibling = new int[size];
    Arrays.fill(firstChild, NONE);
    Node[] built = new Node[size];
    Move[][] moves = new Move[2][POINTS];
    for (int node = size - 1; node > ROOT; node--) {
      List<Node> next = children(firstChild[node], nextSibling, built);
      built[node] = new Node(move(node, moves[white[node] ? 1 : 0]), notes(node), next);
      nextSibling[node] = firstChild[parents[node]];
      firstChild[parents[node]] = node;
    }
    return children(firstChild[ROOT], nextSibling, built);
  }

  private static List<Node> children(int first, int[] nextSibling, Node[] built) {
    if (first == NONE) {
      return List.of();
    }
    if (nextSibling[first] == NONE) {
      return List.of(built[first]);
    }
    List<Node> children = new ArrayList<>();
    for (int child = first; child != NONE; child = nextSibling[child]) {
      children.add(built[child]);
    }
    return List.copyOf(children);
  }

  /** Returns the move of a node. Nodes share equal moves. */
  private Move move(int node, Move[] known) {
    int code = points[node] & 0xff;
    if (known[code] == null) {
      Stone stone = white[node] ? Stone.WHITE : Stone.BLACK;
      known[code] =
          RenlibCode.point(code)
              .<Move>map(point -> new Move.Place(stone, point))
              .orElseGet(() -> new Move.Pass(stone));
    }
    return known[code];
  }

  private List<RecordNote> notes(int node) {
    List<Label> labelled = labels.getOrDefault(node, List.of());
    if (comments[node] == NONE && labelled.isEmpty() && !marked[node]) {
      return List.of();
    }
    PositionNotes notes = new PositionNotes();
    if (comments[node] != NONE) {
      notes.addComment(comment(texts.text(comments[node])));
    }
    furtherComments
        .getOrDefault(node, List.of())
        .forEach(text -> notes.addComment(comment(texts.text(text))));
    if (marked[node]) {
      RenlibCode.point(points[node] & 0xff)
          .ifPresent(
              point -> notes.add(new RecordNote.Marked(RecordNote.Marked.CIRCLE, List.of(point))));
    }
    for (Label label : labelled) {
      String text = texts.text(label.text());
      if (!text.isBlank()) {
        notes.add(new RecordNote.Marked(text, List.of(label.point())));
      }
    }
    return notes.list();
  }

  /** Returns the lines of a comment. The first line has a different separator and may be empty. */
  private static String comment(String text) {
    String lines = text.replaceAll("\r\n?", "\n");
    return lines.replaceFirst("\n?" + RenlibCode.FIRST_LINE_END, "\n").replaceFirst("^\n+", "");
  }
}
