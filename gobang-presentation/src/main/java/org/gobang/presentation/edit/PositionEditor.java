package org.gobang.presentation.edit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gobang.api.Keyword;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.presentation.text.Notices;
import org.gobang.presentation.text.Texts;

/** A freely edited position: stones of both colours, and the side to move. */
public final class PositionEditor {

  /** The tool applied to chosen points. */
  public enum Tool implements Keyword {
    /** Places a black stone, or removes an existing one. */
    BLACK,
    /** Places a white stone, or removes an existing one. */
    WHITE,
    /** Removes a stone. */
    ERASE;
  }

  private final String rules;
  private final Deque<Start> before = new ArrayDeque<>();
  private final Deque<Start> after = new ArrayDeque<>();
  private Start position;
  private Tool tool = Tool.BLACK;

  /**
   * Creates an editor of a position.
   *
   * @param rules the id of the rules for the position
   */
  public PositionEditor(String rules, int size, Map<Point, Stone> stones, Stone toMove) {
    this.rules = rules;
    this.position = start(size, stones, toMove);
  }

  private static Start start(int size, Map<Point, Stone> stones, Stone toMove) {
    List<Move.Place> placed = new ArrayList<>();
    stones.forEach((point, stone) -> placed.add(new Move.Place(stone, point)));
    return new Start(size, placed, toMove);
  }

  /** Returns the board size. */
  public int size() {
    return position.size();
  }

  /** Returns the stones by point. */
  public Map<Point, Stone> stones() {
    Map<Point, Stone> stones = new LinkedHashMap<>();
    position.stones().forEach(placed -> stones.put(placed.point(), placed.stone()));
    return stones;
  }

  /** Returns the side to move. */
  public Stone toMove() {
    return position.first();
  }

  /** Returns the current tool. */
  public Tool tool() {
    return tool;
  }

  /** Selects a tool. */
  public void choose(Tool next) {
    tool = next;
  }

  /** Applies the tool to a point. */
  public void put(Point point) {
    Map<Point, Stone> stones = stones();
    Stone old = stones.remove(point);
    if (tool != Tool.ERASE) {
      Stone stone = tool == Tool.BLACK ? Stone.BLACK : Stone.WHITE;
      if (old != stone) {
        stones.put(point, stone);
      }
    }
    become(start(size(), stones, toMove()));
  }

  /** Removes all stones. */
  public void clear() {
    become(start(size(), Map.of(), toMove()));
  }

  /** Sets the side to move. */
  public void toMove(Stone side) {
    become(new Start(size(), position.stones(), side));
  }

  /** Rotates or mirrors the board. */
  public void turn(Symmetry symmetry) {
    become(symmetry.of(position));
  }

  private void become(Start next) {
    if (!next.equals(position)) {
      before.push(position);
      after.clear();
      position = next;
    }
  }

  /** Returns whether a change can be undone. */
  public boolean undoable() {
    return !before.isEmpty();
  }

  /** Returns whether a change can be redone. */
  public boolean redoable() {
    return !after.isEmpty();
  }

  /** Undoes the last change, if any. */
  public void undo() {
    travel(before, after);
  }

  /** Redoes the last undone change, if any. */
  public void redo() {
    travel(after, before);
  }

  private void travel(Deque<Start> from, Deque<Start> to) {
    if (!from.isEmpty()) {
      to.push(position);
      position = from.pop();
    }
  }

  /** Returns a game that starts with the position. */
  public GameRecord record() {
    return GameRecord.of(rules, position, List.of());
  }

  /**
   * Returns the moves from an empty board to the position as text.
   *
   * @throws RefusedException if there are no stones, or alternating moves cannot lead to them
   */
  public String text(Texts texts) {
    Deque<Move> black = of(Stone.BLACK);
    Deque<Move> white = of(Stone.WHITE);
    int more = toMove() == Stone.BLACK ? 0 : 1;
    if (black.isEmpty()) {
      throw Notices.nothing(texts.of("copy.none"));
    }
    if (black.size() - white.size() != more) {
      throw new RefusedException(texts.of("copy.setup"));
    }
    List<Move> moves = new ArrayList<>();
    while (!black.isEmpty()) {
      moves.add(black.pop());
      if (!white.isEmpty()) {
        moves.add(white.pop());
      }
    }
    return MoveText.write(moves);
  }

  private Deque<Move> of(Stone side) {
    return position.stones().stream()
        .filter(placed -> placed.stone() == side)
        .collect(ArrayDeque::new, ArrayDeque::add, ArrayDeque::addAll);
  }
}
