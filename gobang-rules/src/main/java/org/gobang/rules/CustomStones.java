package org.gobang.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Cell;

/** The stones on a board of custom rules, with the rows and captures by a stone. */
final class CustomStones {

  private final CustomRules rules;
  private final CustomGeometry geometry;
  private final Cell[] cells;

  CustomStones(CustomRules rules, CustomGeometry geometry) {
    this.rules = rules;
    this.geometry = geometry;
    this.cells = new Cell[geometry.points()];
    Arrays.fill(cells, Cell.VACANT);
  }

  private CustomStones(CustomStones copied) {
    rules = copied.rules;
    geometry = copied.geometry;
    cells = copied.cells.clone();
  }

  CustomStones copy() {
    return new CustomStones(this);
  }

  int size() {
    return geometry.size();
  }

  int points() {
    return cells.length;
  }

  Cell at(int index) {
    return cells[index];
  }

  void set(int index, Cell cell) {
    cells[index] = cell;
  }

  int index(Point point) {
    return point.row() * geometry.size() + point.column();
  }

  Point point(int index) {
    return new Point(index % geometry.size(), index / geometry.size());
  }

  /**
   * Finds the stones captured by a stone: two of the opponent's stones between it and another stone
   * of its colour, in any direction. On a torus of size 5 or more, no stone is captured twice.
   *
   * @param captured receives the points of the captured stones
   * @return the number of captured stones
   */
  int captures(Stone stone, int index, int[] captured) {
    Cell own = Cell.of(stone);
    Cell opponent = Cell.of(stone.opponent());
    int count = 0;
    for (int direction = 0; direction < CustomGeometry.DIRECTIONS; direction++) {
      int first = next(index, direction, opponent);
      int second = first < 0 ? first : next(first, direction, opponent);
      if (second >= 0 && next(second, direction, own) >= 0) {
        captured[count++] = first;
        captured[count++] = second;
      }
    }
    return count;
  }

  /**
   * Returns the next point in a direction if it has the cell, otherwise {@link
   * CustomGeometry#OUTSIDE}.
   */
  private int next(int index, int direction, Cell wanted) {
    int next = geometry.neighbour(index, direction);
    return next >= 0 && cells[next] == wanted ? next : CustomGeometry.OUTSIDE;
  }

  boolean wins(int index) {
    for (int direction = 0; direction < CustomGeometry.DIRECTIONS / 2; direction++) {
      if (rules.wins(length(index, direction))) {
        return true;
      }
    }
    return false;
  }

  /** Returns the first winning row through a stone, in order; empty if there is none. */
  List<Point> line(int index) {
    for (int direction = 0; direction < CustomGeometry.DIRECTIONS / 2; direction++) {
      int length = length(index, direction);
      if (rules.wins(length)) {
        return row(index, direction, length);
      }
    }
    return List.of();
  }

  private List<Point> row(int index, int direction, int length) {
    int back = Math.min(run(index, CustomGeometry.opposite(direction)), length - 1);
    int at = index;
    for (int step = 0; step < back; step++) {
      at = geometry.neighbour(at, CustomGeometry.opposite(direction));
    }
    List<Point> row = new ArrayList<>();
    for (int step = 0; step < length; step++) {
      row.add(point(at));
      at = geometry.neighbour(at, direction);
    }
    return row;
  }

  /**
   * Returns the number of stones in the row through a stone; a row around the torus is as long as
   * the board size.
   */
  private int length(int index, int direction) {
    int both = 1 + run(index, direction) + run(index, CustomGeometry.opposite(direction));
    return Math.min(both, geometry.size());
  }

  /**
   * Returns the number of following stones of the same colour in a direction, up to the stone
   * itself.
   */
  private int run(int index, int direction) {
    int count = 0;
    int at = geometry.neighbour(index, direction);
    while (at >= 0 && at != index && cells[at] == cells[index]) {
      count++;
      at = geometry.neighbour(at, direction);
    }
    return count;
  }
}
