package org.gobang.presentation.review;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import org.gobang.api.Move;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.gobang.presentation.text.MoveNumber;
import org.jspecify.annotations.Nullable;

/**
 * The moves of a record in rows, as in a book. A line continues from row to row. It stops before
 * alternatives, which follow indented, one below another, and then continues. Moves withdrawn at
 * the end of the main line follow it indented.
 *
 * <p>No method uses recursion, since a record may be thousands of moves deep.
 */
public final class MoveTree {

  private final GameRecord record;
  private final List<List<Cell>> rows = new ArrayList<>();
  private final Cell start;

  /** The start of the game, or a move, with its place in the layout. */
  public static final class Cell {

    private final @Nullable Cell parent;
    private final int child;
    private final int ply;
    private final int number;
    private final int depth;

    /** The number of moves in the main line. */
    private final int played;

    private final Optional<Move> move;
    private final List<RecordNote> notes;
    private final List<Cell> next = new ArrayList<>();
    private int row;
    private int column;

    private Cell(GameRecord record) {
      parent = null;
      child = 0;
      ply = 0;
      number = 0;
      depth = 0;
      played = record.mainLine().size();
      move = Optional.empty();
      notes = record.notes();
    }

    private Cell(Cell parent, int child, Node node) {
      this.parent = parent;
      this.child = child;
      ply = parent.ply + 1;
      number = parent.number + (MoveNumber.counts(node.move()) ? 1 : 0);
      depth = parent.depth + (child == 0 && !parent.endsMainLine() ? 0 : 1);
      played = parent.played;
      move = Optional.of(node.move());
      notes = node.notes();
    }

    private boolean endsMainLine() {
      return depth == 0 && ply == played;
    }

    /** Returns whether the line stops for alternatives to this move. */
    private boolean hasAlternatives() {
      return child == 0 && parent != null && choices() > 1 && !parent.endsMainLine();
    }

    /** Returns the move; empty at the start. */
    public Optional<Move> move() {
      return move;
    }

    /** Returns the number of moves to this position, including choices; 0 at the start. */
    public int ply() {
      return ply;
    }

    /**
     * Returns the number of the move, as counted by {@link MoveNumber}; empty for a choice and the
     * start.
     */
    public OptionalInt number() {
      return move.filter(MoveNumber::counts).isPresent()
          ? OptionalInt.of(number)
          : OptionalInt.empty();
    }

    /** Returns the nesting depth of the variation; 0 for the main line. */
    public int depth() {
      return depth;
    }

    /** Returns the row, from 0. */
    public int row() {
      return row;
    }

    /** Returns the index in the row, from 0. */
    public int column() {
      return column;
    }

    /** Returns the index among the alternatives, from 0 for the main one. */
    public int child() {
      return child;
    }

    /** Returns the number of alternatives, including this one. */
    public int choices() {
      return parent == null ? 1 : parent.next.size();
    }

    /** Returns whether it has a comment. */
    public boolean commented() {
      return notes.stream().anyMatch(RecordNote.Comment.class::isInstance);
    }

    /** Returns the path to this move. */
    public List<Integer> path() {
      List<Integer> path = new ArrayList<>(ply);
      for (Cell at = this; at.parent != null; at = at.parent) {
        path.add(at.child);
      }
      Collections.reverse(path);
      return List.copyOf(path);
    }
  }

  /** A line to lay out: its first move and the moves after it. */
  private record Line(Cell first, Node node) {}

  /**
   * Creates the layout of a record.
   *
   * @param room returns the number of moves per row at a depth, at least 1
   */
  public MoveTree(GameRecord record, IntUnaryOperator room) {
    this.record = record;
    start = new Cell(record);
    put(start, newRow());
    Deque<Line> left = new ArrayDeque<>();
    goOn(start, record.lines(), left);
    while (!left.isEmpty()) {
      layOut(left.pop(), room, left);
    }
  }

  private List<Cell> newRow() {
    List<Cell> row = new ArrayList<>();
    rows.add(row);
    return row;
  }

  private void put(Cell cell, List<Cell> row) {
    cell.row = rows.size() - 1;
    cell.column = row.size();
    row.add(cell);
  }

  /** Creates the cells after another one; their lines are laid out next. */
  private static void goOn(Cell from, List<Node> nodes, Deque<Line> left) {
    List<Line> lines = new ArrayList<>();
    for (Node node : nodes) {
      Cell cell = new Cell(from, from.next.size(), node);
      from.next.add(cell);
      lines.add(new Line(cell, node));
    }
    push(lines, left);
  }

  /** Adds lines in reverse order, so that the first one is laid out first. */
  private static void push(List<Line> lines, Deque<Line> left) {
    for (int i = lines.size() - 1; i >= 0; i--) {
      left.push(lines.get(i));
    }
  }

  /** Lays out a line up to its end, or to the first move with alternatives. */
  private void layOut(Line line, IntUnaryOperator room, Deque<Line> left) {
    List<Cell> row = newRow();
    Line at = line;
    while (true) {
      if (row.size() >= room.applyAsInt(at.first().depth())) {
        row = newRow();
      }
      put(at.first(), row);
      boolean alternatives = at.first().hasAlternatives();
      List<Line> others = alternatives ? take(left, at.first().choices() - 1) : List.of();
      goOn(at.first(), at.node().next(), left);
      if (alternatives || at.node().next().isEmpty() || at.first().endsMainLine()) {
        push(others, left);
        return;
      }
      at = left.pop();
    }
  }

  private static List<Line> take(Deque<Line> from, int count) {
    List<Line> taken = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      taken.add(from.pop());
    }
    return taken;
  }

  /** Returns whether this is the layout of a record with the same moves and notes. */
  boolean shows(GameRecord other) {
    return same(record.lines(), other.lines())
        && record.notes().equals(other.notes())
        && record.mainLine().equals(other.mainLine());
  }

  /** A game replaces exactly the nodes that have changed. */
  @SuppressWarnings("ReferenceEquality")
  private static boolean same(List<Node> some, List<Node> others) {
    boolean same = some.size() == others.size();
    for (int i = 0; same && i < some.size(); i++) {
      same = some.get(i) == others.get(i);
    }
    return same;
  }

  /** Returns the rows from the top, each from the left. */
  public List<List<Cell>> rows() {
    return Collections.unmodifiableList(rows);
  }

  /** Returns the cells along a path, including the start. */
  List<Cell> along(List<Integer> path) {
    List<Cell> along = new ArrayList<>(path.size() + 1);
    Cell at = start;
    along.add(at);
    for (int child : path) {
      at = at.next.get(child);
      along.add(at);
    }
    return along;
  }
}
