package org.gobang.api.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;

/** A mutable board for any rules: a stack of the boards after each move. */
final class BoardStack implements MutableBoard {

  private final int size;
  private final List<Board> before = new ArrayList<>();
  private Board board;

  /** The vacant points of {@link #board}. */
  private List<Point> vacant;

  BoardStack(Board board) {
    this.size = board.size();
    this.board = settled(board);
    this.vacant = this.board.vacant();
  }

  /** Returns the board after the first choice, repeated while a choice is required. */
  private static Board settled(Board from) {
    Board board = from;
    while (!board.choices().isEmpty() && board.allowed().isEmpty()) {
      board = board.choose(board.choices().get(0));
    }
    return board;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public Stone toMove() {
    return board.toMove();
  }

  @Override
  public int stonesLeft() {
    return board.stonesLeft();
  }

  @Override
  public int captured(Stone stone) {
    return board.captured(stone);
  }

  @Override
  public Cell at(int index) {
    return board.at(point(index));
  }

  @Override
  public int vacantCount() {
    return vacant.size();
  }

  @Override
  public int vacant(int i) {
    return index(vacant.get(i));
  }

  @Override
  public boolean allows(int index) {
    return board.judge(board.toMove(), point(index)) instanceof Verdict.Allowed;
  }

  @Override
  public void play(int index) {
    push(board.play(point(index)));
  }

  @Override
  public void pass() {
    push(board.pass());
  }

  private void push(Board after) {
    before.add(board);
    show(settled(after));
  }

  @Override
  public void undo() {
    if (before.isEmpty()) {
      throw new IllegalStateException("no move was made on this copy");
    }
    show(before.remove(before.size() - 1));
  }

  private void show(Board shown) {
    board = shown;
    vacant = shown.vacant();
  }

  @Override
  public int moveCount() {
    return before.size();
  }

  @Override
  public OptionalInt lastPoint() {
    List<Move> moves = board.moves();
    int last = moves.size() - 1;
    while (last >= 0 && moves.get(last) instanceof Move.Choose) {
      last--;
    }
    return last >= 0 && moves.get(last) instanceof Move.Place place
        ? OptionalInt.of(index(place.point()))
        : OptionalInt.empty();
  }

  @Override
  public Outcome outcome() {
    return board.outcome();
  }

  @Override
  public MutableBoard copy() {
    return new BoardStack(board);
  }

  private int index(Point point) {
    return point.row() * size + point.column();
  }

  private Point point(int index) {
    Objects.checkIndex(index, size * size);
    return new Point(index % size, index / size);
  }
}
